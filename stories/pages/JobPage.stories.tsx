import type { Meta, StoryObj } from '@storybook/react';
import { phoneAndDesktop } from '../../.storybook/modes.ts';
import appointmentSetter from '../../src/content/jobs/appointment-setter.ts';
import contentStrategist from '../../src/content/jobs/contentstrategist.ts';
import leadProductManager from '../../src/content/jobs/lead-product-manager.ts';
import marketingManager from '../../src/content/jobs/marketing-manager.ts';
import medicationIntakeReviewSpecialist from '../../src/content/jobs/medication-intake-review-specialist.ts';
import partnerSupportSpecialist from '../../src/content/jobs/partner-support-specialist.ts';
import patientSupportSpecialist from '../../src/content/jobs/patient-support-specialist.ts';
import telehealthOperationsDirector from '../../src/content/jobs/telehealth-operations-director.ts';
import { rememberApplication } from '../../src/hooks/useSentApplication.ts';
import { JobPage } from '../../src/pages/JobPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { expect, waitFor, within } from '../support/test.ts';

const meta = {
  component: JobPage,
  parameters: {
    layout: 'fullscreen',
    chromatic: phoneAndDesktop,
    router: { path: '/jobs/contentstrategist' },
  },
  args: { job: contentStrategist },
} satisfies Meta<typeof JobPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The structured data of the page. */
const markup = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as { '@type'?: string; title?: string },
  );

const regions = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

export const ContentStrategist: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Content Producer & Strategist');
    await expect(regions(canvasElement)).toEqual([
      'At a glance',
      'About the role',
      'Key Responsibilities',
      'Requirements',
      'Preferred Qualifications',
      'Compensation',
      'What Success Looks Like',
      'Sound like your kind of work?',
    ]);
    for (const apply of canvas.getAllByRole('button', { name: 'Apply Now' })) await expect(apply).toBeEnabled();
    await waitFor(() => expect(markup()).toMatchObject([{ '@type': 'JobPosting', title: 'Content Producer & Strategist' }]));
  },
};

/** A remote job without a country has no JobPosting data, because search engines require it. */
export const PartnerSupportSpecialist: Story = {
  tags: ['state:variant'],
  args: { job: partnerSupportSpecialist },
  play: async ({ canvasElement }) => {
    for (const apply of within(canvasElement).getAllByRole('button', { name: 'Apply Now' })) await expect(apply).toBeEnabled();
    await expect(markup()).toEqual([]);
  },
};

export const MedicationIntakeReviewSpecialist: Story = {
  tags: ['state:variant'],
  args: { job: medicationIntakeReviewSpecialist },
};

export const PatientSupportSpecialist: Story = { tags: ['state:variant'], args: { job: patientSupportSpecialist } };

export const AppointmentSetter: Story = { tags: ['state:variant'], args: { job: appointmentSetter } };

export const TelehealthOperationsDirector: Story = { tags: ['state:variant'], args: { job: telehealthOperationsDirector } };

export const MarketingManager: Story = { tags: ['state:variant'], args: { job: marketingManager } };

export const LeadProductManager: Story = { tags: ['state:variant'], args: { job: leadProductManager } };

/** After the closing date: the page is readable, shows that the job is closed, and has no JobPosting data. */
export const Closed: Story = {
  tags: ['state:closed'],
  args: { job: { ...contentStrategist, validThrough: '2027-04-19T23:59:59-05:00' }, now: Date.UTC(2027, 3, 21) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'We’re no longer taking applications for this role' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apply Now' })).toBeNull();
    await expect(regions(canvasElement)).not.toContain('Sound like your kind of work?');
    await waitFor(() => expect(markup()).toEqual([]));
  },
};

/** The visitor has applied in this tab: the page says so, also after a reload, and asks for nothing again. */
export const Applied: Story = {
  tags: ['state:success'],
  beforeEach: () => rememberApplication(contentStrategist.id, 'BMN7-WH4K'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible();
    await expect(canvas.getByText(/We'll be in touch soon\./)).toBeVisible();
    await expect(canvas.getByText('BMN7-WH4K')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apply Now' })).toBeNull();
    await expect(regions(canvasElement)).toContain('Curious about another role?');
  },
};

/** An application for another job leaves this one open. */
export const AppliedElsewhere: Story = {
  tags: ['state:variant'],
  beforeEach: () => rememberApplication(marketingManager.id, 'BMN7-WH4K'),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const apply of canvas.getAllByRole('button', { name: 'Apply Now' })) await expect(apply).toBeEnabled();
    await expect(canvas.queryByText('Application Submitted!')).toBeNull();
  },
};

export const FirstScreen: Story = firstScreenAt('/jobs/contentstrategist');
