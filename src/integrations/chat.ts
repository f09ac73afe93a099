import { useEffect, useState } from 'react';
import { untilTidy } from './address.ts';
import { useConsent, type Consent, type ConsentState } from './consent.ts';
import { addScript, removeScript } from './pageScript.ts';

export type ChatState =
  | { status: 'notConfigured' }
  /** It may load only after the visitor agrees. */
  | { status: 'asking' }
  | { status: 'loading' }
  | { status: 'ready' }
  /** Rejected by the network, its host or a blocker. */
  | { status: 'failed' };

/** The element that the chat's script adds. */
const WIDGETS = 'chat-widget';

/** Dispatched on the window when the chat has loaded; some builds do not. */
const LOADED_EVENT = 'LC_chatWidgetLoaded';

/** The time from the loaded script to the visible chat. */
const CHAT_TIMEOUT_MS = 15_000;
const POLL_MS = 250;

/** Number of footers that show the chat. */
let footers = 0;

/** The visitor's click sets this: the chat then comes with each page, until the next load or another choice. */
let acceptedUnder: (Pick<ConsentState, 'chosen'> & { consent: Consent }) | undefined;

async function addChat(source: string, id: string): Promise<boolean> {
  footers += 1;
  await untilTidy();
  if (footers === 0) return false;
  const data = { widgetId: id, resourcesUrl: new URL('chat-widget/loader.js', source).href };
  return (await addScript({ name: 'chat', source, data })) && untilWidget();
}

/** Whether the chat appears before the timeout: its script loads more code first. */
function untilWidget(): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (hasLoaded: boolean) => {
      clearInterval(poll);
      clearTimeout(timeout);
      window.removeEventListener(LOADED_EVENT, succeed);
      resolve(hasLoaded);
    };
    const succeed = () => settle(true);
    const look = () => {
      if (document.querySelector(WIDGETS)) succeed();
    };
    window.addEventListener(LOADED_EVENT, succeed);
    const poll = setInterval(look, POLL_MS);
    const timeout = setTimeout(() => settle(false), CHAT_TIMEOUT_MS);
    look();
  });
}

/** A change of page replaces the footer in one task: the chat is removed only if no footer came. */
function leaveChat(source: string): void {
  footers -= 1;
  setTimeout(() => {
    if (footers > 0) return;
    removeScript(source);
    for (const widget of document.querySelectorAll(WIDGETS)) widget.remove();
  });
}

export type ChatController = { state: ChatState; start: () => void };

/** The chat widget, shown as long as there is a footer (specification section 2). */
export function useChat(consent: Consent, widgetId: string | undefined): ChatController {
  const { allowed, services, chosen } = useConsent(consent);
  const [accepted, setAccepted] = useState(acceptedUnder);
  const [outcome, setOutcome] = useState<'loading' | 'ready' | 'failed'>('loading');
  const source = services.find(({ id }) => id === 'chat')?.script;
  const isOn = allowed.services || (accepted?.consent === consent && accepted.chosen === chosen);

  useEffect(() => {
    if (!source || !widgetId || !isOn) return undefined;
    let isCurrent = true;
    void addChat(source, widgetId).then((isLoaded) => {
      if (isCurrent) setOutcome(isLoaded ? 'ready' : 'failed');
    });
    return () => {
      isCurrent = false;
      setOutcome('loading');
      leaveChat(source);
    };
  }, [source, widgetId, isOn]);

  const start = () => {
    acceptedUnder = { consent, chosen };
    setAccepted(acceptedUnder);
  };
  if (!source || !widgetId) return { state: { status: 'notConfigured' }, start };
  return { state: { status: isOn ? outcome : 'asking' }, start };
}
