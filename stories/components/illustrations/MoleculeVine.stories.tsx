import type { Meta, StoryObj } from '@storybook/react';
import { PageSection } from '../../../src/components/PageSection.tsx';
import { MoleculeVine } from '../../../src/components/illustrations/MoleculeVine.tsx';
import type { ColorScheme } from '../../../src/theme/index.ts';

const meta = {
  component: MoleculeVine,
  parameters: { layout: 'fullscreen' },
  args: { variant: 'hero' },
  argTypes: { variant: { control: 'inline-radio' } },
} satisfies Meta<typeof MoleculeVine>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (colorScheme: ColorScheme): NonNullable<Story['render']> =>
  function OnColorScheme(args) {
    return (
      <PageSection colorScheme={colorScheme} isTight>
        <MoleculeVine {...args} />
      </PageSection>
    );
  };

export const Hero: Story = { tags: ['state:default'], render: on('page') };
export const HeroOnInverse: Story = { tags: ['state:color-scheme'], render: on('inverse') };
export const Banner: Story = { tags: ['state:variant'], args: { variant: 'banner' }, render: on('inverse') };
export const Corner: Story = { tags: ['state:variant'], args: { variant: 'corner' }, render: on('tint') };
