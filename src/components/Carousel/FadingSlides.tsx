import { memo, useRef, useState, type ReactNode } from 'react';
import Slider from 'react-slick';
import styled from 'styled-components';
import { media, space } from '../../theme/index.ts';

/** The theme's `motion.slow`. */
const FADE_MS = 250;

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
  /** Called after a swipe. */
  onSwipe: (index: number) => void;
};

/**
 * The slides in react-slick, one at a time. They fade, because a sliding carousel clones slides, which screen readers would read twice.
 * Hidden slides are inert.
 *
 * The library renders slowly, so with the same props nothing is rendered again.
 */
export const FadingSlides = memo(function FadingSlides({ slides, index, onSwipe }: SlidesProps) {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const [firstIndex] = useState(index);

  // The library reports a programmatic change like a swipe, with a delay; by then another slide may be requested.
  const programmaticChanges = useRef(0);
  /** After each of its updates, because the library forgets a change that it is asked for while it measures itself. */
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
        arrows={false}
        dots={false}
        accessibility={false}
        initialSlide={firstIndex}
        speed={FADE_MS}
        waitForAnimate={false}
        onReInit={goToIndex}
        beforeChange={(_from, to) => {
          if (programmaticChanges.current > 0) programmaticChanges.current -= 1;
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
});

/** The library clones its children to add styles. */
function Slide({ isShown, children, ...fromSlick }: { isShown: boolean; children: ReactNode }) {
  return (
    <div {...fromSlick} {...(isShown ? {} : { inert: '' })}>
      {children}
    </div>
  );
}
