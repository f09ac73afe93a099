import styled from 'styled-components';
import { media, space } from '../theme/index.ts';

const columns = {
  narrowFirst: 'minmax(0, 0.8fr) minmax(0, 1.2fr)',
  narrowestFirst: 'minmax(0, 0.6fr) minmax(0, 1.4fr)',
  wideFirst: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  narrowerFirst: 'minmax(0, 0.7fr) minmax(0, 1.3fr)',
  even: 'minmax(0, 1.1fr) minmax(0, 0.9fr)',
} as const;

export type SplitRatio = keyof typeof columns;

/** Two columns, one below the other on small screens. */
export const Split = styled.div<{ $ratio: SplitRatio }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};

  ${media.from('laptop')} {
    grid-template-columns: ${({ $ratio }) => columns[$ratio]};
    gap: ${space[96]};
  }
`;
