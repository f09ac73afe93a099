import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import styled, { createGlobalStyle, css } from 'styled-components';
import { ChatSlot } from '../../components/ChatSlot.tsx';
import { ConsentNotice } from '../../components/ConsentNotice.tsx';
import { settings } from '../../config/settings.ts';
import { useFormInCorner } from '../../hooks/useFormInCorner.ts';
import { useChat } from '../../integrations/chat.ts';
import { siteConsent, type Consent } from '../../integrations/consent.ts';
import { createTracking, type Tracking } from '../../integrations/tracking.ts';
import { usePrivacyDialog } from '../../modals/PrivacyModal/usePrivacyDialog.ts';
import { media, space } from '../../theme/index.ts';

const ChatPlace = styled.div`
  &:not(:empty) {
    padding-block-start: ${space[8]};
  }
`;

/** Hides the chat's button while a dialog is open, and on small screens while it would cover a form, unless the visitor is in the chat. */
const ChatButton = createGlobalStyle<{ $isInTheWay: boolean }>`
  body:has([data-reach-dialog-overlay]) chat-widget {
    display: none;
  }

  ${({ $isInTheWay }) =>
    $isInTheWay &&
    css`
      ${media.screenBelow('laptop')} {
        chat-widget:not(:focus-within) {
          display: none;
        }
      }
    `}
`;

let tracking: Tracking | undefined;

/** One for the lifetime of the document. */
function siteTracking(): Tracking {
  tracking ??= createTracking({ env: settings, consent: siteConsent() });
  return tracking;
}

export type ThirdPartiesProps = {
  /** Replace the site's own services, for stories. */
  consent?: Consent;
  pageView?: Tracking['pageView'];
  chatWidgetId?: string;
};

const trackOnSite: Tracking['pageView'] = (pathname) => {
  // Deferred, because the page's title is set by an effect of the same commit.
  queueMicrotask(() => siteTracking().pageView(pathname));
};

/**
 * Everything that third-party scripts add to a page: the privacy notice, the chat, and the page view for analytics. It is part of the
 * footer, so of every page.
 */
export function ThirdParties({
  consent = siteConsent(),
  pageView = trackOnSite,
  chatWidgetId = settings.VITE_CHAT_WIDGET_ID,
}: ThirdPartiesProps) {
  const { pathname } = useLocation();
  const { Dialog, open, close } = usePrivacyDialog();
  const [isOpeningChoices, setIsOpeningChoices] = useState(false);
  const openChoices = () => {
    setIsOpeningChoices(true);
    void open().then(() => setIsOpeningChoices(false));
  };

  // This effect runs before the chat's, because the affiliate script has to read the URL first.
  useEffect(() => pageView(pathname), [pageView, pathname]);
  const chat = useChat(consent, chatWidgetId);
  const isInTheWay = useFormInCorner(pathname);

  return (
    <>
      <ChatButton $isInTheWay={isInTheWay} />
      <ChatPlace>
        <ChatSlot state={chat.state} onStart={chat.start} />
      </ChatPlace>
      {/* The notice is outside the footer, whose colors it would inherit. */}
      {createPortal(
        <ConsentNotice consent={consent} onOpenChoices={openChoices} isOpeningChoices={isOpeningChoices} />,
        document.body,
      )}
      {Dialog ? <Dialog onClose={close} consent={consent} /> : null}
    </>
  );
}
