import type { Meta, StoryObj } from '@storybook/react';
import { Icon } from '../../src/components/Icon/Icon.tsx';
import { iconNames } from '../../src/lib/icons.ts';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'calendar' },
} satisfies Meta<typeof Icon>;

export default meta;

/** Every icon that the content may name. */
export const All: StoryObj<typeof meta> = {
  tags: ['state:default'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '24px' }}>
      {iconNames.map((name) => (
        <figure key={name} style={{ display: 'grid', justifyItems: 'center', gap: '8px', width: '112px' }}>
          <Icon {...args} name={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
};
