import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { radius, space, theme } from '../theme/index.ts';

type NoticeVariant = 'information' | 'success' | 'error';

const icons = { information: Info, success: CircleCheck, error: CircleAlert } as const;

const colors = {
  information: theme.color.text.link,
  success: theme.color.feedback.success,
  error: theme.color.feedback.error,
} as const;

const Root = styled.div<{ $variant: NoticeVariant }>`
  display: grid;
  grid-template-columns: auto 1fr;
  align-self: start;
  gap: ${space[12]};
  padding: ${space[16]};
  border: 1px solid currentcolor;
  border-radius: ${radius.medium};
  color: ${({ $variant }) => colors[$variant]};
`;

const Text = styled.div`
  display: grid;
  gap: ${space[4]};
  color: ${theme.color.text.body};
`;

export type NoticeProps = { variant?: NoticeVariant; children: ReactNode };

/** A boxed message with an icon. An error is announced assertively, anything else politely. */
export function Notice({ variant = 'information', children }: NoticeProps) {
  const Icon = icons[variant];
  return (
    <Root $variant={variant} role={variant === 'error' ? 'alert' : 'status'}>
      <Icon size={22} strokeWidth={1.5} aria-hidden />
      <Text>{children}</Text>
    </Root>
  );
}
