import { MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import { privacy } from '../../content/privacy.ts';
import type { ChatState } from '../../integrations/chat.ts';
import { space, theme, type } from '../../theme/index.ts';
import { Button } from '../Button/Button.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';

const Root = styled.div`
  ${type.small}
  display: grid;
  justify-items: start;
  gap: ${space[8]};
  max-width: 36ch;
  color: ${theme.color.text.soft};

  a {
    color: ${theme.color.text.body};
  }
`;

export type ChatSlotProps = {
  state: ChatState;
  /** The visitor wants the chat, whatever was chosen. */
  onStart: () => void;
};

/** The footer's word on the chat, whose window draws itself over the page's corner. */
export function ChatSlot({ state: { status }, onStart }: ChatSlotProps) {
  const { chat } = privacy;
  if (status === 'notConfigured') return null;
  return (
    <Root>
      {status === 'asking' ? (
        <Button variant="secondary" onClick={onStart}>
          <MessageCircle size={20} strokeWidth={1.5} aria-hidden />
          {chat.start}
        </Button>
      ) : null}
      {/* Stays while its words change: that is how they are announced. */}
      <p role="status">
        {chat[status]} {status === 'failed' ? <SiteLink to={{ phone: chat.phone }}>{chat.phone}</SiteLink> : null}
      </p>
    </Root>
  );
}
