import type { Meta, StoryObj } from '@storybook/react';
import { modes, phoneAndDesktop, wide } from '../../../.storybook/modes.ts';
import { proof } from '../../../src/content/proof.ts';
import { Proof } from '../../../src/sections/shared/Proof.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: Proof,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { proof: proof.appt },
} satisfies Meta<typeof Proof>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Appt: Story = {
  tags: ['state:default'],
  parameters: { chromatic: { modes: { ...phoneAndDesktop.modes, tablet: modes.tablet, wide } } },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveAccessibleName(args.proof.partners.title);
    const logos = within(canvasElement).getByRole('list', { name: args.proof.partners.listLabel });
    await expect(within(logos).getAllByRole('img')).toHaveLength(6);
  },
};

export const Affiliate: Story = { tags: ['state:variant'], args: { proof: proof.aff } };

export const Doctor: Story = { tags: ['state:variant'], args: { proof: proof.dr } };

export const PeptidePractice: Story = {
  tags: ['state:color-scheme'],
  args: { proof: proof.pepprac, colorScheme: 'raised' },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
