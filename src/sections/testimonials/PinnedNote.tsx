import styled, { css } from 'styled-components';
import { ResponsiveImage } from '../../components/media/ResponsiveImage.tsx';
import { SampleTag } from '../../components/SampleTag.tsx';
import type { PinnedNoteContent, Tilt } from '../../content/pinboard.ts';
import { fontFamily, media, motion, radius, shadow, space, theme, type } from '../../theme/index.ts';
import { useReveal, type Reveal } from './useReveal.ts';

const sizes: Record<PinnedNoteContent['size'], ReturnType<typeof css>> = {
  small: css`
    ${type.body}
  `,
  medium: css`
    font-family: ${fontFamily.heading};
    font-size: 1.1875rem;
    line-height: 1.45;
  `,
  large: css`
    ${type.h3}
    color: inherit;
    text-wrap: balance;
    line-height: 1.35;
  `,
};

/** The outer element moves up, the inner one tilts, so that their transitions are independent. */
const Root = styled.li<{ $phase: Reveal['phase'] }>`
  break-inside: avoid;
  padding-block-end: ${space[24]};

  ${media.from('tablet')} {
    padding-block-end: ${space[32]};
  }

  ${({ $phase }) =>
    $phase === 'waiting' &&
    css`
      ${media.screen} {
        opacity: 0;
        transform: translateY(${space[24]});
      }
    `}
  ${({ $phase }) =>
    $phase === 'revealed' &&
    css`
      transition:
        opacity ${motion.slow} var(--delay),
        transform ${motion.slow} var(--delay);
    `}
`;

/** A rule for each tilt in degrees, because the content security policy blocks style attributes in prerendered HTML. */
const TILTS: readonly Tilt[] = [-3, -2.5, -2, -1.5, -1, 1, 1.5, 2, 2.5, 3];

const Paper = styled.article`
  ${TILTS.map(
    (tilt) => css`
      &[data-tilt='${tilt}'] {
        --tilt: ${tilt}deg;
      }
    `,
  )}
  position: relative;
  display: grid;
  padding: ${space[32]} ${space[24]} ${space[24]};
  border-radius: ${radius.small};
  background: ${theme.color.surface.card};
  box-shadow: ${shadow.raised};
  gap: ${space[12]};

  /* On a phone title and person stand beside the picture, so that a story is a third as high, and its lines as wide as the note. */
  ${media.screenBelow('tablet')} {
    grid-template: 'image title' auto 'image person' 1fr 'story story' auto / auto 1fr;
    gap: ${space[4]} ${space[16]};
    padding: ${space[32]} ${space[16]} ${space[16]};

    picture {
      grid-area: image;
    }

    blockquote {
      grid-area: story;
      padding-block-start: ${space[8]};
    }
  }
  transform: rotate(var(--tilt));
  transition: transform ${motion.base};
  scroll-margin-block-start: ${space[128]};

  /* The pin. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: ${space[12]};
    inset-inline-start: calc(50% - 6px);
    width: 12px;
    height: 12px;
    border-radius: ${radius.full};
    background: ${theme.color.action.primary};
    box-shadow: ${shadow.raised};
  }

  &:hover,
  &:focus-within,
  &:target {
    z-index: 1;
    transform: rotate(0deg) scale(1.04);
  }

  ${media.reducedMotion} {
    &,
    &:hover,
    &:focus-within,
    &:target {
      transform: none;
    }
  }
`;

const Image = styled(ResponsiveImage)`
  width: 100%;
  border-radius: ${radius.small};

  ${media.screenBelow('tablet')} {
    width: 96px;
    height: 96px;
    object-fit: cover;
  }
`;

const Portrait = styled(ResponsiveImage)`
  width: 72px;
  border-radius: ${radius.full};
`;

const Title = styled.h2`
  font-family: ${fontFamily.text};
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.4;

  ${media.screenBelow('tablet')} {
    grid-area: title;
  }

  a {
    color: ${theme.color.text.heading};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

const Copy = styled.blockquote<{ $size: PinnedNoteContent['size'] }>`
  ${({ $size }) => sizes[$size]}
`;

const Person = styled.p`
  ${type.small}
  color: ${theme.color.text.soft};

  ${media.screenBelow('tablet')} {
    grid-area: person;
  }

  strong {
    display: block;
    color: ${theme.color.text.body};
  }
`;

export type PinnedNoteProps = {
  note: PinnedNoteContent;
  sample: true | undefined;
  /** Delay after it is scrolled into view, from 0 to 1. */
  random?: () => number;
  /** A fixed phase, for stories. */
  reveal?: Reveal;
};

/** A note on the board: appears when scrolled into view; straightens and grows on hover, on focus, or as the target of a link. */
export function PinnedNote({ note, sample, random = Math.random, reveal: fixed }: PinnedNoteProps) {
  const { id, image, title, content, name, role, rotation, size } = note;
  const [ref, watched] = useReveal<HTMLLIElement>(random);
  const reveal = fixed ?? watched;
  const isPortrait = image.width === image.height && image.width <= 256;
  return (
    <Root ref={ref} $phase={reveal.phase} style={reveal.phase === 'still' ? undefined : { '--delay': `${reveal.delayMs}ms` }}>
      <Paper id={id} data-tilt={rotation}>
        {isPortrait ? <Portrait image={image} /> : <Image image={image} />}
        <Title>
          <a href={`#${id}`}>{title}</a>
        </Title>
        <Copy $size={size}>{content}</Copy>
        <Person>
          <strong>{name}</strong>
          {role} <SampleTag sample={sample} />
        </Person>
      </Paper>
    </Root>
  );
}
