/** @jsxRuntime automatic */
import type { ComponentProps } from 'react';
import { Button } from 'storybook/internal/components';

export const Action = ({ label, ...props }: { label: string } & ComponentProps<typeof Button>) => (
  <Button size="small" {...props}>
    {label}
  </Button>
);
