import type { Meta, StoryObj } from '@storybook/react';
import { Icon } from '../../src/components/Icon.tsx';
import { iconNames } from '../../src/lib/icons.ts';
import { expect } from '../support/test.ts';

const meta = {
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
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('figure')].map(
      (figure) => figure.querySelectorAll('svg[aria-hidden="true"] > *').length,
    );
    await expect(drawings).toHaveLength(iconNames.length);
    await expect(drawings).not.toContain(0);
  },
};
