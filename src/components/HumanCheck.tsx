import ShieldCheck from 'lucide-react/icons/shield-check';
import type { RefCallback } from 'react';
import styled from 'styled-components';
import { humanCheck as copy } from '../content/humanCheck.ts';
import type { HumanCheckStatus } from '../integrations/turnstile.ts';
import { space, theme, type } from '../theme/index.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { SiteLink } from './SiteLink.tsx';

const Message = styled.p`
  ${type.small}
  display: flex;
  align-items: center;
  gap: ${space[8]};
  color: ${theme.color.text.soft};

  svg {
    flex: none;
    color: ${theme.color.feedback.success};
  }
`;

const Actions = styled.div`
  margin-block-start: ${space[8]};
`;

export type HumanCheckProps = {
  status: HumanCheckStatus;
  containerRef?: RefCallback<HTMLElement>;
  onRetry: () => void;
};

/**
 * The bot check above a form's button. It shows a line from the start, because a line that appeared later would move the button.
 */
export function HumanCheck({ status, containerRef, onRetry }: HumanCheckProps) {
  if (status === 'off') return null;
  return (
    <div>
      <Status status={status} onRetry={onRetry} />
      <div ref={containerRef} />
    </div>
  );
}

type StatusProps = { status: Exclude<HumanCheckStatus, 'off'>; onRetry: () => void };

function Status({ status, onRetry }: StatusProps) {
  switch (status) {
    case 'idle':
    case 'checking':
      return <Message>{copy.checking}</Message>;
    case 'challenged':
    case 'expired':
      return <Message role="status">{copy[status]}</Message>;
    case 'solved':
      return (
        <Message role="status">
          <ShieldCheck size={18} strokeWidth={1.5} aria-hidden />
          <span>{copy.solved}</span>
        </Message>
      );
    case 'failed':
    case 'blocked':
      return (
        <Notice variant="error">
          <strong>{copy[status].title}</strong>
          <p>
            <span>{copy[status].text}</span> <SiteLink to={{ phone: copy.phone }}>{copy.phone}</SiteLink>,{' '}
            <SiteLink to={{ email: copy.email }}>{copy.email}</SiteLink>
          </p>
          <Actions>
            <Button variant="secondary" onClick={onRetry}>
              {copy.retry}
            </Button>
          </Actions>
        </Notice>
      );
  }
}
