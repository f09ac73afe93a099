import styled from 'styled-components';
import { media, space } from '../../theme/index.ts';

export const states = ['NarrowFirst', 'WideFirst'] as const;

const columns = {
  narrowFirst: '0.8fr 1.2fr',
  narrowestFirst: '0.6fr 1.4fr',
  wideFirst: '1.5fr 1fr',
  even: '1.1fr 0.9fr',
} as const;

/** Two columns of a band, below one another on small screens: a heading beside what it is about. */
export const Split = styled.div<{ $ratio: keyof typeof columns }>`
  display: grid;
  gap: ${space[48]};

  ${media.from('laptop')} {
    grid-template-columns: ${({ $ratio }) => columns[$ratio]};
    gap: ${space[96]};
  }
`;
