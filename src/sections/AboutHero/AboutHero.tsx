import { useId } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { MoleculeVine } from '../../components/MoleculeVine/MoleculeVine.tsx';
import type { AboutHeroContent } from '../../content/about.ts';
import { media, space, theme, type } from '../../theme/index.ts';

export const states = ['Typed', 'Typing', 'Glowing'] as const;

/** Specification section 9, in milliseconds. */
const CHARACTER_MS = 100;
const GLOW_MS = 1000;

/** Opacity of a character that is still to be typed: pale and not absent, so that no reader and no screenshot sees half a word. */
const PALE = 0.3;

const appear = keyframes`
  from { opacity: ${PALE}; }
`;

const glow = keyframes`
  from { opacity: 0; }
  40% { opacity: 1; }
  to { opacity: 0; }
`;

const Words = styled.div`
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
  isolation: isolate;
  color: ${theme.color.text.heading};
`;

const digits = Array.from({ length: 10 }, (_, digit) => digit);

/**
 * Whose turn it is, from 0 to 99, by the place among the others: in rules that are the same for every greeting, because a content
 * security policy refuses style attributes in prerendered HTML.
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

/** A character that is typed when its turn has come: by CSS, so that it types before and without JavaScript, and once. */
const Character = styled.span`
  animation: ${appear} 1ms linear ${TURN} backwards;

  &[data-typed='false'] {
    opacity: ${PALE};
  }

  ${media.print} {
    animation: none;
  }
`;

/** Light behind the words when the last one is there. */
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
`;

const Introduction = styled.p`
  ${type.lead}
  max-width: 34em;
  color: ${theme.color.text.soft};
`;

const Vine = styled(MoleculeVine)`
  position: absolute;
  z-index: -1;
  inset-block-end: 0;
  inset-inline-end: 0;
  width: 70%;
  overflow: visible;
  opacity: 0.35;

  ${media.from('laptop')} {
    width: 44%;
    opacity: 0.8;
  }
`;

export type AboutHeroProps = {
  hero: AboutHeroContent;
  /** Stands still with so many characters typed, instead of typing. */
  typedCount?: number;
  /** Stands still at the brightest moment. */
  isGlowing?: boolean;
};

/** A greeting that is typed out once, a character every 100 ms, and then glows for a second. */
export function AboutHero({ hero, typedCount, isGlowing = false }: AboutHeroProps) {
  const titleId = useId();
  const characters = Array.from(hero.greeting);
  return (
    <PageSection labelledBy={titleId} backdrop={<Vine variant="banner" />}>
      <Words>
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
        <Introduction>{hero.introduction}</Introduction>
      </Words>
    </PageSection>
  );
}
