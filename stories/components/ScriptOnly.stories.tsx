import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '../../src/components/Button.tsx';
import { ScriptOnly } from '../../src/components/ScriptOnly.tsx';

const meta = {
  component: ScriptOnly,
  args: { children: <Button>Apply Now</Button>, instead: <a href="mailto:support@ardenwell.example">Apply by email</a> },
} satisfies Meta<typeof ScriptOnly>;

export default meta;

/** The fallback needs a browser without JavaScript: see the e2e tests. */
export const WithScript: StoryObj<typeof meta> = { tags: ['state:default'] };
