import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { Button } from '../../../src/components/Button.tsx';
import contentStrategist from '../../../src/content/jobs/contentstrategist.ts';
import leadProductManager from '../../../src/content/jobs/lead-product-manager.ts';
import patientSupportSpecialist from '../../../src/content/jobs/patient-support-specialist.ts';
import telehealthOperationsDirector from '../../../src/content/jobs/telehealth-operations-director.ts';
import { JobHero } from '../../../src/sections/jobs/JobHero.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: JobHero,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { job: contentStrategist, action: <Button size="large">Apply Now</Button> },
} satisfies Meta<typeof JobHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllFacts: Story = {
  parameters: { visual: { interactive: 'a' } },
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByRole('list', { name: 'In short' })).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Back to Careers' })).toHaveAttribute('href', '/careers');
    await expect(canvas.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
  },
};

export const Remote: Story = { tags: ['state:variant'], args: { job: patientSupportSpecialist } };

/** Without a department only the type is above the title. */
export const NoDepartment: Story = { tags: ['state:variant'], args: { job: telehealthOperationsDirector } };

/** Without a type only the department is above the title. */
export const NoType: Story = { tags: ['state:variant'], args: { job: leadProductManager } };

/** A word that is longer than a line, as German has them. */
export const LongWord: Story = {
  tags: ['state:overflow'],
  args: { job: { ...contentStrategist, title: 'Ernährungswissenschaftliche Communications Producer' } },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText(meta.args) };
