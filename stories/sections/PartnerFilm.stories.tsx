import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import { homeBands } from '../../src/content/homeBands.ts';
import { PartnerFilm, states } from '../../src/sections/PartnerFilm/PartnerFilm.tsx';

const meta = {
  title: 'Sections/PartnerFilm',
  component: PartnerFilm,
  parameters: { states, layout: 'fullscreen', chromatic: { ...phoneAndDesktop, ignoreSelectors: ['video'] } },
  args: { video: homeBands.video },
} satisfies Meta<typeof PartnerFilm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const TranscriptOpen: Story = { tags: ['state:open'], args: { isTranscriptOpen: true } };
