import type { Decorator } from '@storybook/react';

/** Decorator for the width that a component has on its page. */
export const inColumn = (maxWidth: string): Decorator =>
  function Column(Story) {
    return (
      <div style={{ maxWidth, marginInline: 'auto' }}>
        <Story />
      </div>
    );
  };
