import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import Slider from 'react-slick';
import styled from 'styled-components';
import { media, space } from '../../theme/index.ts';

/** The theme's `motion.slow`. */
const FADE_MS = 250;

/** Time per slide (specification section 9). The library adds 50 ms. */
const SLIDE_MS = 5000;
const ADDED_MS = 50;

const Root = styled.div`
  .slick-list {
    overflow: hidden;
  }

  .slick-track {
    display: flex;
  }

  .slick-slide {
    height: auto;
  }

  .slick-slide > div {
    height: 100%;
  }

  /* One below the other. Important, because the library sets style attributes. */
  ${media.print} {
    .slick-track {
      display: block;
    }

    .slick-track,
    .slick-slide {
      /* stylelint-disable declaration-no-important -- the library's style attributes */
      position: static !important;
      width: auto !important;
      opacity: 1 !important;
      visibility: visible !important;
      /* stylelint-enable declaration-no-important */
      padding-block-end: ${space[24]};
    }
  }
`;

export type SlidesProps = {
  slides: readonly ReactNode[];
  index: number;
  /** Whether the slides advance by themselves. With reduced motion and in a hidden tab they do not. */
  isPlaying: boolean;
  /** Called when a slide has had its time. */
  onAdvance: (index: number) => void;
  /** Called after a swipe, during which the slides do not play. */
  onSwipe: (index: number) => void;
};

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isVisible = () => document.visibilityState === 'visible';

/**
 * The slides in react-slick, one at a time. They fade, because a sliding carousel clones slides, which screen readers would read twice.
 * Hidden slides are inert.
 */
export function FadingSlides({ slides, index, isPlaying, onAdvance, onSwipe }: SlidesProps) {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const [firstIndex] = useState(index);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const autoplay = useSyncExternalStore(subscribeToVisibility, isVisible) && isPlaying && !isStill;

  // The property alone makes the library play once, and not again after a pause. This must not come after the library's own update,
  // which would stop the timer.
  useLayoutEffect(() => {
    if (autoplay) slider.current?.slickPlay();
  }, [autoplay]);

  // The library reports a programmatic change like its own, with a delay; by then another slide may be requested.
  const programmaticChanges = useRef(0);
  /** Is called after each update of the library, which forgets a change that it is asked for while it measures itself. */
  const goToIndex = () => {
    const current = root.current?.querySelector<HTMLElement>('.slick-active');
    if (!current || current.dataset.index === String(index)) return;
    programmaticChanges.current += 1;
    slider.current?.slickGoTo(index);
  };

  return (
    <Root ref={root}>
      <Slider
        ref={slider}
        fade
        autoplay={autoplay}
        autoplaySpeed={SLIDE_MS - ADDED_MS}
        pauseOnHover={false}
        arrows={false}
        dots={false}
        accessibility={false}
        initialSlide={firstIndex}
        speed={FADE_MS}
        waitForAnimate={false}
        onReInit={goToIndex}
        beforeChange={(_from, to) => {
          if (programmaticChanges.current > 0) programmaticChanges.current -= 1;
          else if (autoplay) onAdvance(to);
          else onSwipe(to);
        }}
      >
        {slides.map((slide, position) => (
          <Slide key={position} isShown={position === index}>
            {slide}
          </Slide>
        ))}
      </Slider>
    </Root>
  );
}

/** The library clones its children to add styles. */
function Slide({ isShown, children, ...fromSlick }: { isShown: boolean; children: ReactNode }) {
  return (
    <div {...fromSlick} {...(isShown ? {} : { inert: '' })}>
      {children}
    </div>
  );
}
