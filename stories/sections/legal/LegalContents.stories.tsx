import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { telehealthConsent } from '../../../src/content/legal/telehealthConsent.ts';
import { LegalContents } from '../../../src/sections/legal/LegalContents.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: LegalContents,
  parameters: { chromatic: phoneAndDesktop },
  args: { sections: telehealthConsent.sections },
} satisfies Meta<typeof LegalContents>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The contents are collapsed on a phone and always visible on a wide screen. */
export const Closed: Story = {
  parameters: { visual: { interactive: 'summary, a' } },
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const details = canvasElement.querySelector('details');
    await expect(details).not.toHaveAttribute('open');
    const [folded] = within(canvasElement).getAllByRole('link', { name: 'Costs and refunds', hidden: true });
    await expect(folded).not.toBeVisible();
  },
};

export const Open: Story = {
  tags: ['state:open'],
  args: { isOpen: true },
  parameters: { chromatic: { modes: { desktop: { disable: true } } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
    const links = Array.from(canvasElement.querySelectorAll('details a'), (link) => link.getAttribute('href'));
    await expect(links).toEqual(telehealthConsent.sections.map(({ id }) => `#${id}`));
  },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText({ ...meta.args, isOpen: true }) };
