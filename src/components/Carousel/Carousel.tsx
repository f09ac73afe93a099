import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useNearViewport } from '../../hooks/useNearViewport.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { Controls, Dot, Dots, Root, RoundButton, Snap } from './Carousel.styles.ts';
import type { SlidesProps } from './FadingSlides.tsx';
import { useCarousel } from './useCarousel.ts';

export const states = ['Snapping', 'FirstSlide', 'SecondSlide', 'LastSlide', 'Paused', 'MovedByHand'] as const;

type CarouselCopy = {
  /** Name of the whole. */
  label: string;
  /** Name of the slides while they scroll. */
  slides: string;
  previous: string;
  next: string;
  /** Name of a slide and of its dot, with `{number}` and `{count}`. */
  goTo: string;
  pause: string;
  play: string;
};

export type CarouselProps = {
  slides: readonly ReactNode[];
  words: CarouselCopy;
  initialIndex?: number;
  isAutoPlaying?: boolean;
  /** Loads the fading slides at once instead of when they come near the screen. */
  isEager?: boolean;
};

const name = (template: string, index: number, count: number) =>
  template.replace('{number}', String(index + 1)).replace('{count}', String(count));

const loadSlides = () => importWithRetry(() => import('./FadingSlides.tsx'));

/** Slides that scroll natively until the carousel's own code is there: that comes when they are near the screen. */
function useSlides(isNeeded: boolean) {
  const [loaded, setLoaded] = useState<{ FadingSlides: ComponentType<SlidesProps> } | null>(null);
  useEffect(() => {
    // Without it the slides can still be scrolled, by hand and by the buttons.
    if (isNeeded) loadSlides().then(setLoaded, () => undefined);
  }, [isNeeded]);
  return loaded;
}

/** Scrolls the native slides to the one that a button asked for. */
function useSnapTo(index: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current) current.scrollLeft = current.clientWidth * index;
  }, [index]);
  return list;
}

/** One slide at a time: moves on by itself every five seconds until somebody takes over. */
export function Carousel({ slides, words, initialIndex = 0, isAutoPlaying = true, isEager = false }: CarouselProps) {
  const [root, isNear] = useNearViewport<HTMLDivElement>('200px');
  const [isHeld, setIsHeld] = useState(false);
  const loaded = useSlides(isNear || isEager);
  const count = slides.length;
  const { index, isPlaying, goTo, previous, next, toggle } = useCarousel({
    count,
    initialIndex,
    isAutoPlaying,
    canAdvance: loaded !== null && !isHeld,
  });
  const snap = useSnapTo(index);

  const grouped = slides.map((slide, position) => (
    <div key={position} role="group" aria-label={name(words.goTo, position, count)}>
      {slide}
    </div>
  ));

  return (
    <Root
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={words.label}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div aria-live={isPlaying ? 'off' : 'polite'}>
        {loaded ? (
          <loaded.FadingSlides slides={grouped} index={index} onSwipe={goTo} />
        ) : (
          // A region that scrolls must be reachable by keyboard.
          <Snap ref={snap} tabIndex={0} role="group" aria-label={words.slides}>
            {grouped}
          </Snap>
        )}
      </div>
      <Controls>
        <RoundButton type="button" onClick={previous} aria-label={words.previous}>
          <ChevronLeft size={22} strokeWidth={1.5} aria-hidden />
        </RoundButton>
        <Dots>
          {slides.map((_, position) => (
            <Dot
              key={position}
              type="button"
              aria-label={name(words.goTo, position, count)}
              aria-current={position === index}
              onClick={() => goTo(position)}
            />
          ))}
        </Dots>
        <RoundButton type="button" onClick={next} aria-label={words.next}>
          <ChevronRight size={22} strokeWidth={1.5} aria-hidden />
        </RoundButton>
        <RoundButton type="button" onClick={toggle} aria-label={isPlaying ? words.pause : words.play}>
          {isPlaying ? <Pause size={18} strokeWidth={1.5} aria-hidden /> : <Play size={18} strokeWidth={1.5} aria-hidden />}
        </RoundButton>
      </Controls>
    </Root>
  );
}
