import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { startTransition, Suspense, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useNearViewport } from '../../hooks/useNearViewport.ts';
import { lazyModule } from '../../lib/lazyModule.ts';
import { Controls, Dot, Dots, Root, RoundButton, Snap } from './Carousel.styles.ts';
import type { SlidesProps } from './FadingSlides.tsx';
import { useCarousel } from './useCarousel.ts';

type CarouselCopy = {
  /** Accessible name of the carousel. */
  label: string;
  /** Accessible name of the slides before the fading slides have loaded. */
  slides: string;
  previous: string;
  next: string;
  /** Accessible name of a slide and of its dot, with `{number}` and `{count}`. */
  goTo: string;
  pause: string;
  play: string;
};

export type CarouselProps = {
  slides: readonly ReactNode[];
  copy: CarouselCopy;
  initialIndex?: number;
  /** Loads the fading slides immediately instead of when they come near the viewport. */
  isEager?: boolean;
};

const name = (template: string, index: number, count: number) =>
  template.replace('{number}', String(index + 1)).replace('{count}', String(count));

const fadingSlides = lazyModule(() => import('./FadingSlides.tsx'));

/** Loads the fading slides when they are needed; until then the slides scroll natively. */
function useSlides(isNeeded: boolean) {
  const [loaded, setLoaded] = useState<{ FadingSlides: ComponentType<SlidesProps> } | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // This is a transition, because the library renders slowly, and a click in between must not wait.
    const show = (module: { FadingSlides: ComponentType<SlidesProps> }) => startTransition(() => setLoaded(module));
    // If this fails, the slides can still be scrolled.
    fadingSlides.load().then(show, () => undefined);
  }, [isNeeded]);
  return loaded;
}

/** Scrolls the native slides to the current one. */
function useSnapTo(index: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current) current.scrollLeft = current.clientWidth * index;
  }, [index]);
  return list;
}

/** One slide at a time; advances automatically until the visitor takes over. */
export function Carousel({ slides, copy, initialIndex = 0, isEager = false }: CarouselProps) {
  const [root, isNear] = useNearViewport<HTMLDivElement>('200px');
  const [isScrolling, setIsScrolling] = useState(false);
  const loaded = useSlides(isNear || isEager);
  const count = slides.length;
  const { index, isPlaying, isHeld, goTo, previous, next, advanceTo, hold, release, toggle } = useCarousel(count, initialIndex);
  const snap = useSnapTo(index);

  // A focus and a pause change the state too, and must not render every slide before a click is handled.
  const grouped = useMemo(
    () =>
      slides.map((slide, position) => (
        <div key={position} role="group" aria-label={name(copy.goTo, position, count)}>
          {slide}
        </div>
      )),
    [slides, copy, count],
  );
  // Hydrated after the buttons: a click on one does not wait for the slides. A new element would make React hydrate them at once.
  const scrolled = useMemo(() => <Suspense>{grouped}</Suspense>, [grouped]);

  return (
    <Root
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={copy.label}
      // A finger leaves as a pointer when the browser scrolls, but as a touch when it is lifted.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && hold()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && release()}
      onTouchStart={hold}
      onTouchEnd={release}
      onTouchCancel={release}
      onFocus={hold}
      onBlur={release}
    >
      <div aria-live={isPlaying ? 'off' : 'polite'}>
        {loaded && !isScrolling ? (
          <loaded.FadingSlides
            slides={grouped}
            index={index}
            isPlaying={isPlaying && !isHeld}
            onAdvance={advanceTo}
            onSwipe={goTo}
          />
        ) : (
          // A scrollable region must be focusable. While it has the focus it stays: the focus would be lost with it.
          <Snap
            ref={snap}
            tabIndex={0}
            role="group"
            aria-label={copy.slides}
            onFocus={() => setIsScrolling(true)}
            onBlur={() => setIsScrolling(false)}
          >
            {scrolled}
          </Snap>
        )}
      </div>
      <Controls>
        <RoundButton type="button" onClick={previous} aria-label={copy.previous}>
          <ChevronLeft size={22} strokeWidth={1.5} aria-hidden />
        </RoundButton>
        <Dots>
          {slides.map((_, position) => (
            <Dot
              key={position}
              type="button"
              aria-label={name(copy.goTo, position, count)}
              aria-current={position === index}
              onClick={() => goTo(position)}
            />
          ))}
        </Dots>
        <RoundButton type="button" onClick={next} aria-label={copy.next}>
          <ChevronRight size={22} strokeWidth={1.5} aria-hidden />
        </RoundButton>
        <RoundButton type="button" onClick={toggle} aria-label={isPlaying ? copy.pause : copy.play}>
          {isPlaying ? <Pause size={18} strokeWidth={1.5} aria-hidden /> : <Play size={18} strokeWidth={1.5} aria-hidden />}
        </RoundButton>
      </Controls>
    </Root>
  );
}
