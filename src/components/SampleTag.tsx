import type { ReactNode } from 'react';
import styled from 'styled-components';
import { samples } from '../content/samples.ts';
import { radius, space, theme } from '../theme/index.ts';

const Tag = styled.span`
  padding: 0 ${space[8]};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${radius.full};
  color: ${theme.color.text.soft};
  font-size: 0.75rem;
  font-weight: 400;
`;

export type SampleTagProps = {
  /** The content's own mark. Without it nothing is shown. */
  sample: boolean | undefined;
  children?: ReactNode;
};

/** Says beside content that it is invented. */
export function SampleTag({ sample, children = samples.tag }: SampleTagProps) {
  return sample ? <Tag>{children}</Tag> : null;
}
