import { useId } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { PageSection } from '../../components/PageSection.tsx';
import { MoleculeVine } from '../../components/illustrations/MoleculeVine.tsx';
import { Lead } from '../../components/text.ts';
import type { AboutHeroContent } from '../../content/about.ts';
import { media, space, theme, type } from '../../theme/index.ts';

/** Milliseconds (specification section 9). */
const CHARACTER_MS = 100;
const GLOW_MS = 1000;

const appear = keyframes`
  from { opacity: 0; }
`;

const glow = keyframes`
  from { opacity: 0; }
  40% { opacity: 1; }
  to { opacity: 0; }
`;

const Copy = styled.div`
  display: grid;
  gap: ${space[24]};

  ${media.from('tablet')} {
    padding-block-end: ${space[64]};
  }

  ${media.from('laptop')} {
    padding-block: ${space[32]};
    padding-inline-end: 24%;
  }
`;

const Eyebrow = styled.p`
  ${type.eyebrow}
  color: ${theme.color.text.soft};
`;

const Greeting = styled.h1`
  ${type.display}
  position: relative;
`;

const digits = Array.from({ length: 10 }, (_, digit) => digit);

/**
 * The delay of each character by its position, from 0 to 99. Rules instead of style attributes, which the content security policy blocks
 * in prerendered HTML.
 */
const Turns = styled.span`
  ${digits.map(
    (digit) => css`
      & > :nth-child(10n + ${digit + 1}) {
        --units: ${digit};
      }
      & > :nth-child(n + ${digit * 10 + 1}) {
        --tens: ${digit};
      }
    `,
  )}
`;

const TURN = `calc((var(--tens) * 10 + var(--units)) * ${CHARACTER_MS}ms)`;

/**
 * A character that appears after its delay, in a place that was kept for it. CSS animates it, so that it works before hydration. Where
 * the page does not get its code, nothing waits.
 */
const Character = styled.span`
  animation: ${appear} 1ms linear ${TURN} backwards;

  &[data-typed='false'] {
    opacity: 0;
  }

  ${media.withoutScript} {
    animation: none;
  }
`;

/** The glow behind the greeting after the last character. */
const Glow = styled.span`
  position: absolute;
  z-index: -1;
  inset: -${space[24]};
  border-radius: 50%;
  background: radial-gradient(closest-side, ${theme.color.surface.accent}, transparent);
  opacity: 0;
  animation: ${glow} ${GLOW_MS}ms ease-out ${TURN} both;

  &[data-lit='true'] {
    opacity: 1;
    animation: none;
  }

  ${media.withoutScript} {
    display: none;
  }
`;

/** The drawing is as high as the space below the copy. */
const Vine = styled(MoleculeVine)`
  position: absolute;
  z-index: -1;
  inset-block-end: 0;
  inset-inline-end: 0;
  width: 100%;
  height: ${space[64]};
  overflow: visible;
  opacity: 0.35;

  ${media.from('tablet')} {
    height: ${space[128]};
  }

  ${media.from('laptop')} {
    height: calc(${space[128]} + ${space[32]});
    opacity: 0.8;
  }
`;

export type AboutHeroProps = {
  hero: AboutHeroContent;
  /** Shows this number of typed characters without an animation, for stories. */
  typedCount?: number;
  /** Shows the brightest moment of the glow without an animation, for stories. */
  isGlowing?: boolean;
};

/** A greeting that is typed once, a character every 100 ms, and then glows for a second. */
export function AboutHero({ hero, typedCount, isGlowing = false }: AboutHeroProps) {
  const titleId = useId();
  const characters = Array.from(hero.greeting);
  return (
    <PageSection labelledBy={titleId} backdrop={<Vine variant="banner" />}>
      <Copy>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <Greeting id={titleId} aria-label={hero.greeting}>
          <Turns aria-hidden>
            {characters.map((character, index) => (
              <Character key={index} {...(typedCount === undefined ? {} : { 'data-typed': index < typedCount })}>
                {character}
              </Character>
            ))}
            <Glow {...(isGlowing ? { 'data-lit': true } : {})} />
          </Turns>
        </Greeting>
        <Lead $width={34}>{hero.introduction}</Lead>
      </Copy>
    </PageSection>
  );
}
