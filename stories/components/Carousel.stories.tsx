import type { Meta, StoryObj } from '@storybook/react';
import { contrast, phoneAndDesktop, printOnly } from '../../.storybook/modes.ts';
import { Carousel } from '../../src/components/Carousel/Carousel.tsx';
import { expect, userEvent, waitFor, within } from '../support/test.ts';

const copy = {
  label: 'Notes',
  slides: 'All notes',
  previous: 'Previous note',
  next: 'Next note',
  goTo: 'Show note {number} of {count}',
  pause: 'Pause the notes',
  play: 'Play the notes',
};

const meta = {
  component: Carousel,
  parameters: { chromatic: phoneAndDesktop },
  args: {
    copy,
    isEager: true,
    slides: ['One line.', 'Two lines, of which the second makes the slide taller on a phone.', 'The third and last.'].map(
      (text) => (
        <p key={text} style={{ fontSize: '1.5rem' }}>
          {text}
        </p>
      ),
    ),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const dots = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('button', { name: /^Show note/ });

/** The fading slides have loaded, exactly one is not inert, and its dot is current. */
async function expectShown(canvasElement: HTMLElement, index: number) {
  await waitFor(() => expect(canvasElement.querySelectorAll('.slick-slide')).toHaveLength(3));
  await waitFor(() =>
    expect([...canvasElement.querySelectorAll('.slick-slide')].map((slide) => slide.querySelector('[inert]') === null)).toEqual(
      [0, 1, 2].map((position) => position === index),
    ),
  );
  await expect(dots(canvasElement).findIndex((dot) => dot.getAttribute('aria-current') === 'true')).toBe(index);
}

/** Before the fading slides have loaded, and without JavaScript, the slides scroll. */
export const Snapping: Story = {
  tags: ['state:loading'],
  args: { isEager: false },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The third and last.')).toBeInTheDocument();
  },
};

export const FirstSlide: Story = {
  parameters: { chromatic: { modes: { contrast } }, visual: { interactive: 'button:not(:disabled)' } },
  tags: ['state:default'],
  play: async ({ canvasElement }) => expectShown(canvasElement, 0),
};

export const SecondSlide: Story = {
  tags: ['state:index'],
  args: { initialIndex: 1 },
  play: async ({ canvasElement }) => expectShown(canvasElement, 1),
};

export const LastSlide: Story = {
  tags: ['state:index'],
  args: { initialIndex: 2 },
  play: async ({ canvasElement }) => expectShown(canvasElement, 2),
};

/** All slides, one below the other. */
export const Printed: Story = {
  parameters: { chromatic: printOnly },
  tags: ['state:variant'],
  render: (args) => (
    <main>
      <Carousel {...args} />
    </main>
  ),
};

export const Paused: Story = {
  tags: ['state:paused'],
  play: async ({ canvasElement }) => {
    await expectShown(canvasElement, 0);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pause the notes' }));
    const play = within(canvasElement).getByRole('button', { name: 'Play the notes' });
    play.blur();
  },
};

/** Previous and next wrap, a dot selects its slide, and each of them stops the automatic change. */
export const MovedByHand: Story = {
  tags: ['state:behavior'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectShown(canvasElement, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous note' }));
    await expectShown(canvasElement, 2);
    await expect(canvas.getByRole('button', { name: 'Play the notes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next note' }));
    await expectShown(canvasElement, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Show note 2 of 3' }));
    await expectShown(canvasElement, 1);
    canvas.getByRole('button', { name: 'Show note 2 of 3' }).blur();
  },
};
