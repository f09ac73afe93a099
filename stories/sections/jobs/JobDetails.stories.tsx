import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../../.storybook/modes.ts';
import { Button } from '../../../src/components/Button.tsx';
import appointmentSetter from '../../../src/content/jobs/appointment-setter.ts';
import contentStrategist from '../../../src/content/jobs/contentstrategist.ts';
import leadProductManager from '../../../src/content/jobs/lead-product-manager.ts';
import marketingManager from '../../../src/content/jobs/marketing-manager.ts';
import partnerSupportSpecialist from '../../../src/content/jobs/partner-support-specialist.ts';
import { JobDetails } from '../../../src/sections/jobs/JobDetails.tsx';
import { longText } from '../../support/longText.ts';
import { expect, within } from '../../support/test.ts';

const meta = {
  component: JobDetails,
  parameters: { layout: 'fullscreen', chromatic: phoneAndDesktop },
  args: { job: leadProductManager, action: <Button size="large">Apply Now</Button> },
} satisfies Meta<typeof JobDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The facts in reading order: label, then text. */
const facts = (canvasElement: HTMLElement) =>
  Object.fromEntries(
    within(within(canvasElement).getByRole('complementary', { name: 'At a glance' }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

export const OnSite: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['About the role', 'Key Responsibilities', 'Requirements', 'Preferred Qualifications']) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    await expect(canvas.queryByRole('region', { name: 'Compensation' })).toBeNull();
    await expect(facts(canvasElement)).toEqual({
      Department: 'Product',
      Location: 'On-site in Plano, Texas',
    });
  },
};

/** Remote jobs show their hours. */
export const Remote: Story = { tags: ['state:variant'], args: { job: appointmentSetter } };

export const WithSalary: Story = { tags: ['state:variant'], args: { job: marketingManager } };

export const WithCompensation: Story = {
  tags: ['state:variant'],
  args: { job: contentStrategist },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Compensation' });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(contentStrategist.compensation.length);
  },
};

/** The text stays for applicants, without an apply button. */
export const Closed: Story = {
  tags: ['state:closed'],
  args: { job: { ...partnerSupportSpecialist, validThrough: '2027-05-02' }, isClosed: true, action: null },
};

export const LongText: Story = { tags: ['state:overflow'], args: longText({ job: contentStrategist }) };
