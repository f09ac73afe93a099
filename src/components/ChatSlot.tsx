import MessageCircle from 'lucide-react/icons/message-circle';
import styled from 'styled-components';
import { privacy } from '../content/privacy.ts';
import type { ChatState } from '../integrations/chat.ts';
import { space, theme, type } from '../theme/index.ts';
import { Button } from './Button.tsx';
import { SiteLink } from './SiteLink.tsx';

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
  /** Loads the chat despite the privacy choices, because the visitor asked for it. */
  onStart: () => void;
};

/** The footer's line about the chat. The chat widget itself is an overlay in the page's corner. */
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
      {/* One element for every state, because a live region announces changes of its content. */}
      <p role="status">
        <span>{chat[status]}</span> {status === 'failed' ? <SiteLink to={{ phone: chat.phone }}>{chat.phone}</SiteLink> : null}
      </p>
    </Root>
  );
}
