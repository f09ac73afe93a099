import { useId } from 'react';
import styled from 'styled-components';
import { radius, space, theme, type } from '../theme/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space[8]};
`;

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space[16]};
  font-weight: 600;
  line-height: 1.4;
`;

const Share = styled.span`
  ${type.small}
  color: ${theme.color.text.soft};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.progress`
  width: 100%;
  height: ${space[8]};
  overflow: hidden;
  border: 0;
  border-radius: ${radius.full};
  background: ${theme.color.border.subtle};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${theme.color.border.subtle};
  }

  &::-webkit-progress-value {
    border-radius: ${radius.full};
    background: ${theme.color.feedback.success};
  }

  &::-moz-progress-bar {
    background: ${theme.color.feedback.success};
  }
`;

/** Screen readers announce every quarter, not every percent. */
const ANNOUNCED_STEP = 25;

export type ProgressProps = {
  label: string;
  /** A number between 0 and 1. */
  value: number;
};

/** A progress bar with its percentage, announced to screen readers at every quarter. */
export function Progress({ label, value }: ProgressProps) {
  const id = useId();
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100);
  const announced = Math.floor(percent / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return (
    <Root>
      <Line>
        <span id={id}>{label}</span>
        <Share aria-hidden>{`${percent} %`}</Share>
      </Line>
      <Bar max={100} value={percent} aria-labelledby={id} />
      <VisuallyHidden role="status">{`${label} ${announced} %`}</VisuallyHidden>
    </Root>
  );
}
