import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { radius, space, theme } from '../../theme/index.ts';

type NoticeTone = 'information' | 'success' | 'error';

const icons = { information: Info, success: CircleCheck, error: CircleAlert } as const;

const toneStyles: Record<NoticeTone, ReturnType<typeof css>> = {
  information: css`
    color: ${theme.color.text.link};
  `,
  success: css`
    color: ${theme.color.feedback.success};
  `,
  error: css`
    color: ${theme.color.feedback.error};
  `,
};

const Root = styled.div<{ $tone: NoticeTone }>`
  ${({ $tone }) => toneStyles[$tone]}
  display: grid;
  grid-template-columns: auto 1fr;
  align-self: start;
  gap: ${space[12]};
  padding: ${space[16]};
  border: 1px solid currentcolor;
  border-radius: ${radius.medium};
`;

const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  color: ${theme.color.text.body};
`;

export type NoticeProps = { tone?: NoticeTone; children: ReactNode };

/** A boxed message with an icon. An error is announced assertively, anything else politely. */
export function Notice({ tone = 'information', children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Root $tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={22} strokeWidth={1.5} aria-hidden />
      <Text>{children}</Text>
    </Root>
  );
}
