import { useEffect, useRef, useState, type ReactNode } from 'react';
import Slider from 'react-slick';
import styled from 'styled-components';

/** As long as a slow transition of the theme, in milliseconds. */
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
`;

export type SlidesProps = {
  slides: readonly ReactNode[];
  index: number;
  /** Called when a swipe has moved to another slide. */
  onSwipe: (index: number) => void;
};

/**
 * The slides on react-slick, one at a time, fading into each other: without clones of slides, which would be read out twice. Those that
 * are out of sight are inert.
 */
export function FadingSlides({ slides, index, onSwipe }: SlidesProps) {
  const slider = useRef<Slider>(null);
  const [firstIndex] = useState(index);

  // The library moves a moment after it was asked, and tells of that as of a swipe: by then another slide may have been asked for.
  const asked = useRef(0);
  useEffect(() => {
    asked.current += 1;
    slider.current?.slickGoTo(index);
  }, [index]);

  return (
    <Root>
      <Slider
        ref={slider}
        fade
        arrows={false}
        dots={false}
        accessibility={false}
        initialSlide={firstIndex}
        speed={FADE_MS}
        waitForAnimate={false}
        beforeChange={(_from, to) => {
          if (asked.current > 0) asked.current -= 1;
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

/** The carousel clones its children to give them styles of its own. */
function Slide({ isShown, children, ...fromSlick }: { isShown: boolean; children: ReactNode }) {
  return (
    <div {...fromSlick} {...(isShown ? {} : { inert: '' })}>
      {children}
    </div>
  );
}
