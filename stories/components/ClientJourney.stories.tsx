import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop, printOnly } from '../../.storybook/modes.ts';
import ClientJourney from '../../src/components/ClientJourney/ClientJourney.tsx';
import { clientJourney } from '../../src/content/clientJourney/clientJourney.ts';
import { inColumn } from '../support/inColumn.tsx';
import { expect, userEvent, within } from '../support/test.ts';

const meta = {
  component: ClientJourney,
  parameters: { chromatic: phoneAndDesktop },
  decorators: [inColumn('476px')],
} satisfies Meta<typeof ClientJourney>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = clientJourney.steps.map(({ name }) => name);

/** Only this step's tab is selected and reached by the Tab key, and its picture and text are shown. */
async function expectShown(canvasElement: HTMLElement, name: string, picture: RegExp, text: string) {
  const canvas = within(canvasElement);
  const tabs = canvas.getAllByRole('tab');
  await expect(tabs.map((tab) => tab.textContent)).toEqual(names);
  await expect(tabs.map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual(
    names.map((other) => (other === name ? ['true', 0] : ['false', -1])),
  );
  const panel = within(canvas.getByRole('tabpanel', { name }));
  await expect(panel.getByRole('img')).toHaveAccessibleName(picture);
  await expect(panel.getByText(text, { exact: false })).toBeVisible();
}

const expectIntake = (canvasElement: HTMLElement) =>
  expectShown(
    canvasElement,
    'Intake',
    /^A client’s phone with the intake of Fernhill Strength/,
    'Your intake, on a client’s phone.',
  );
const expectReview = (canvasElement: HTMLElement) =>
  expectShown(canvasElement, 'Provider', /^What the provider sees/, 'Independent, and free to say no.');
const expectPharmacy = (canvasElement: HTMLElement) =>
  expectShown(canvasElement, 'Pharmacy', /the label of a 503A pharmacy/, 'For one patient, if prescribed.');
const expectDelivery = (canvasElement: HTMLElement) =>
  expectShown(canvasElement, 'Delivery', /^The dashboard of Fernhill Strength/, 'You see where it is, not the chart.');
const expectMonth = (canvasElement: HTMLElement) =>
  expectShown(
    canvasElement,
    'Month',
    /^The month of Fernhill Strength with example figures/,
    'You bill clients at your own prices.',
  );

export const Intake: Story = {
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'button, input' } },
  tags: ['state:default'],
  play: ({ canvasElement }) => expectIntake(canvasElement),
};

export const Provider: Story = {
  tags: ['state:variant'],
  args: { initialStep: 'review' },
  play: ({ canvasElement }) => expectReview(canvasElement),
};

export const Pharmacy: Story = {
  tags: ['state:variant'],
  args: { initialStep: 'pharmacy' },
  play: ({ canvasElement }) => expectPharmacy(canvasElement),
};

export const Delivery: Story = {
  tags: ['state:variant'],
  args: { initialStep: 'delivery' },
  play: ({ canvasElement }) => expectDelivery(canvasElement),
};

export const Month: Story = {
  parameters: { chromatic: { modes: { contrast } } },
  tags: ['state:variant'],
  args: { initialStep: 'month' },
  play: ({ canvasElement }) => expectMonth(canvasElement),
};

/** The picture leads on, and after the last step to the first. The button keeps the focus, and the text is announced. */
export const PlayedByClick: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['state:behavior'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Delivery' }));
    await expectDelivery(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Month' }));
    await expectMonth(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Next: Intake' })).toHaveFocus();
    await expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent('You bill clients at your own prices.');
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Intake' }));
    await expectIntake(canvasElement);
  },
};

export const PlayedByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['state:behavior'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Intake' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expectPharmacy(canvasElement);
    await expect(canvas.getByRole('tab', { name: 'Pharmacy' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expectReview(canvasElement);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expectMonth(canvasElement);
    await userEvent.keyboard('{ArrowRight}');
    await expectIntake(canvasElement);
    await userEvent.keyboard('{End}');
    await expectMonth(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next: Intake' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectIntake(canvasElement);
  },
};

/** A name as long as the field allows. It stands in the picture's text, too, and goes with the field's. */
export const TypedName: Story = {
  tags: ['state:filled'],
  args: { initialStep: 'delivery' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Try your business’s name' });
    await userEvent.type(field, 'Coastline Weight & Wellness and more');
    await expect(field).toHaveValue('Coastline Weight & Wellness ');
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^The dashboard of Coastline Weight & Wellness:/);
    await expect(canvas.getByText('CW')).toBeInTheDocument();

    const journey = canvas.getByRole('tablist').parentElement ?? canvasElement;
    const colorOf = () => getComputedStyle(journey).getPropertyValue('--partner').trim();
    await expect(colorOf()).toBe('#14574B');
    const plum = canvas.getByRole('radio', { name: 'Plum' });
    await userEvent.click(plum);
    await expect(plum).toBeChecked();
    await expect(colorOf()).toBe('#6B2D5C');

    await userEvent.clear(field);
    await expectDelivery(canvasElement);
    await userEvent.type(field, 'Coastline Weight & Wellness');
  },
};

/** A step appears at once when the visitor prefers reduced motion. */
export const WithoutMotion: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['state:reduced-motion'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Pharmacy' }));
    await expectPharmacy(canvasElement);
    await expect(getComputedStyle(within(canvasElement).getByRole('figure')).animationName).toMatch(/^(none)?$/);
  },
};

/** Without JavaScript, as on paper: no control, and a list of the steps. */
export const WithoutScript: Story = {
  parameters: { chromatic: printOnly },
  tags: ['state:fallback'],
};
