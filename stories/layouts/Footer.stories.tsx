import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop } from '../../.storybook/modes.ts';
import { brand } from '../../src/content/brand.ts';
import { Footer } from '../../src/layouts/SiteLayout/Footer.tsx';
import { expect, within } from '../support/test.ts';

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'a' } },
  tags: ['state:default'],
  args: { hasSamples: true },
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    await expect(footer).toHaveTextContent('It is not a medical provider');
    await expect(within(footer).getByRole('link', { name: 'Testimonials' })).toHaveAttribute('href', '/#testimonials');
    await expect(within(footer).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
    await expect(within(footer).getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
      'href',
      '/terms-and-conditions',
    );
    await expect(within(footer).getByRole('link', { name: /HIPAA/ })).toHaveAttribute('href', '/notice-of-privacy-practices');
    await expect(within(footer).getByRole('link', { name: 'Telehealth Consent' })).toHaveAttribute('href', '/telehealth-consent');
    await expect(within(footer).getByRole('link', { name: '(713) 555-0142' })).toHaveAttribute('href', 'tel:+17135550142');
    await expect(within(footer).getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
    for (const { label, url } of [...brand.social, brand.complianceSeal]) {
      const link = within(footer).getByRole('link', { name: new RegExp(`^${label}`) });
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
};

/** Without `sample: true` in the whole content. */
export const WithoutSamples: Story = { tags: ['state:variant'], args: { hasSamples: false } };

export const SealHovered: Story = {
  parameters: { visual: { interactive: 'a:has(strong)' }, chromatic: { modes: { desktop: { disable: true } } } },
  tags: ['state:hover'],
};
