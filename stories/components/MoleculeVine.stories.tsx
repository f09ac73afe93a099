import type { Meta, StoryObj } from '@storybook/react';
import { PageSection } from '../../src/components/PageSection/PageSection.tsx';
import { MoleculeVine, states } from '../../src/components/MoleculeVine/MoleculeVine.tsx';
import type { Tone } from '../../src/theme/index.ts';

const meta = {
  title: 'Components/MoleculeVine',
  component: MoleculeVine,
  parameters: { states, layout: 'fullscreen' },
  args: { variant: 'hero' },
  argTypes: { variant: { control: 'inline-radio' } },
} satisfies Meta<typeof MoleculeVine>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (tone: Tone): NonNullable<Story['render']> =>
  function OnTone(args) {
    return (
      <PageSection tone={tone} isTight>
        <MoleculeVine {...args} />
      </PageSection>
    );
  };

export const Hero: Story = { tags: ['state:default'], render: on('page') };
export const HeroOnInverse: Story = { tags: ['state:tone'], render: on('inverse') };
export const Banner: Story = { tags: ['state:variant'], args: { variant: 'banner' }, render: on('inverse') };
export const Corner: Story = { tags: ['state:variant'], args: { variant: 'corner' }, render: on('tint') };
