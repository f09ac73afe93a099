import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { comeNear, fakeViewport } from '../../hooks/viewport.harness.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const copy = {
  label: 'Notes',
  slides: 'All notes',
  previous: 'Previous note',
  next: 'Next note',
  goTo: 'Show note {number} of {count}',
  pause: 'Pause the notes',
  play: 'Play the notes',
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
fakeViewport();

/** Renders three slides, and waits for the fading slides if they are requested. */
async function open(props: Partial<CarouselProps> = { isEager: true }) {
  render(<Carousel slides={['One', 'Two', 'Three']} copy={copy} {...props} />);
  await settle();
}

const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });
const carousel = () => screen.getByRole('group', { name: 'Notes' });
const snapping = () => screen.queryByRole('group', { name: 'All notes' });

/** The names of the dots that are marked as current. */
const marked = () =>
  within(carousel())
    .getAllByRole('button', { name: /^Show note/ })
    .filter((dot) => dot.getAttribute('aria-current') === 'true')
    .map((dot) => dot.getAttribute('aria-label'));

/** Milliseconds for many slides, but not for whole rounds, which would end at the first slide. */
const LONG = 50_000;

const first = ['Show note 1 of 3'];
const second = ['Show note 2 of 3'];
const third = ['Show note 3 of 3'];

describe('automatically', () => {
  test('advances every five seconds, from the last slide to the first', async () => {
    await open();
    wait(4999);
    expect(marked()).toEqual(first);
    wait(1);
    expect(marked()).toEqual(second);
    wait(5000);
    expect(marked()).toEqual(third);
    wait(5000);
    expect(marked()).toEqual(first);
  });

  test.each([
    ['under the pointer', () => fireEvent.pointerEnter(carousel()), () => fireEvent.pointerLeave(carousel())],
    ['while the focus is inside', () => fireEvent.focus(button('Next note')), () => fireEvent.blur(button('Next note'))],
  ])('stops %s, and waits another five seconds after that', async (_when, stop, goOn) => {
    await open();
    wait(4000);
    stop();
    wait(LONG);
    expect(marked()).toEqual(first);
    goOn();
    wait(4999);
    expect(marked()).toEqual(first);
    wait(1);
    expect(marked()).toEqual(second);
  });

  test('stops in a hidden tab', async () => {
    await open();
    const visibility = jest.spyOn(document, 'visibilityState', 'get');
    const show = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      fireEvent(document, new Event('visibilitychange'));
    };
    show('hidden');
    wait(LONG);
    expect(marked()).toEqual(first);
    show('visible');
    wait(4999);
    expect(marked()).toEqual(first);
    wait(1);
    expect(marked()).toEqual(second);
  });

  test('stops with reduced motion', async () => {
    const matchMedia = window.matchMedia.bind(window);
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.assign(matchMedia(media), { matches: media === '(prefers-reduced-motion: reduce)' }));
    await open();
    wait(LONG);
    expect(marked()).toEqual(first);
  });
});

describe('a finger on the slides', () => {
  const list = () => carousel().querySelector('.slick-list') as Element;
  const touchAt = (pageX: number) => ({ touches: [{ pageX, pageY: 0 }] });
  // jsdom has no pointer events.
  const firePointer = (type: string) =>
    fireEvent(carousel(), Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'touch' }));
  /** The browser takes the pointer away as soon as it scrolls, while the finger still moves. */
  const begin = () => {
    firePointer('pointerover');
    fireEvent.touchStart(list(), touchAt(300));
    firePointer('pointerout');
  };

  test('that is lifted again lets them advance after another five seconds', async () => {
    await open();
    wait(4000);
    begin();
    wait(LONG);
    expect(marked()).toEqual(first);
    fireEvent.touchEnd(list());
    wait(5000);
    expect(marked()).toEqual(second);
    expect(button('Pause the notes')).toBeTruthy();
  });

  test('that swipes changes the slide, and stops them', async () => {
    await open();
    begin();
    fireEvent.touchMove(list(), touchAt(100));
    fireEvent.touchEnd(list());
    wait(LONG);
    expect(marked()).toEqual(second);
    expect(button('Play the notes')).toBeTruthy();
  });
});

test('can be paused and resumed, and announces its slides only while it is paused', async () => {
  await open();
  const slides = carousel().firstElementChild;
  expect(slides?.getAttribute('aria-live')).toBe('off');
  fireEvent.click(button('Pause the notes'));
  wait(LONG);
  expect(marked()).toEqual(first);
  expect(slides?.getAttribute('aria-live')).toBe('polite');
  fireEvent.click(button('Play the notes'));
  wait(5000);
  expect(marked()).toEqual(second);
});

describe('before hydration', () => {
  const testing = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  let root: Root | undefined;

  beforeEach(() => {
    // `act` would hydrate everything at once.
    testing.IS_REACT_ACT_ENVIRONMENT = false;
    // React's scheduler takes the real timers when it is imported.
    jest.useRealTimers();
  });
  afterEach(() => {
    root?.unmount();
    document.body.replaceChildren();
    testing.IS_REACT_ACT_ENVIRONMENT = true;
  });

  test('a click on a button does not wait for the slides', async () => {
    const renderSlide = jest.fn(() => <p>Slide</p>);
    const Slide = () => renderSlide();
    const page = <Carousel slides={[<Slide key={1} />, <Slide key={2} />, <Slide key={3} />]} copy={copy} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.replaceChildren(container);
    renderSlide.mockClear();
    root = hydrateRoot(container, page);
    button('Next note').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button('Next note').click();
    await Promise.resolve();
    expect(marked()).toEqual(second);
    expect(renderSlide).not.toHaveBeenCalled();
    await waitFor(() => expect(renderSlide).toHaveBeenCalledTimes(3));
  });
});

describe('before the fading slides have loaded', () => {
  test('the buttons scroll the slides, which advance automatically only afterwards', async () => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
    await open({});
    expect(snapping()?.textContent).toBe('OneTwoThree');
    expect(snapping()?.tabIndex).toBe(0);
    wait(LONG);
    expect(marked()).toEqual(first);

    fireEvent.click(button('Show note 3 of 3'));
    expect(snapping()?.scrollLeft).toBe(600);

    fireEvent.click(button('Play the notes'));
    expect(comeNear()).toBe('200px');
    await settle();
    expect(snapping()).toBeNull();
    expect(marked()).toEqual(third);
    wait(5000);
    expect(marked()).toEqual(first);
  });

  test('the slides stay scrollable while they have the focus', async () => {
    await open({});
    act(() => snapping()?.focus());
    comeNear();
    await settle();
    expect(document.activeElement).toBe(snapping());
    act(() => button('Previous note').focus());
    expect(snapping()).toBeNull();
    expect(document.activeElement).toBe(button('Previous note'));
  });
});
