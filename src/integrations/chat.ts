import { useEffect, useState } from 'react';
import { untilBare } from './address.ts';
import type { Consent, ConsentState } from './consent.ts';
import { addScript, removeScript } from './pageScript.ts';
import { useConsent } from './useConsent.ts';

export type ChatState =
  | { status: 'notConfigured' }
  /** It would load from another company, and may not do so by itself. */
  | { status: 'asking' }
  | { status: 'loading' }
  | { status: 'ready' }
  /** Refused by the network, its host or a blocker. */
  | { status: 'failed' };

/** What the chat's script puts on the page. */
const WIDGETS = 'chat-widget';

/** Said on the window when the chat is there; some builds of it say nothing. */
const LOADED_EVENT = 'LC_chatWidgetLoaded';

/** How long the chat may take after its script has come, in milliseconds. */
export const CHAT_TIMEOUT_MS = 15_000;
const POLL_MS = 250;

/** How many footers show the chat at the moment. */
let users = 0;

/** The visitor clicked the button: until the next load, or another choice, the chat comes with each page. */
let pressedUnder: (Pick<ConsentState, 'chosen'> & { consent: Consent }) | undefined;

async function addChat(source: string, id: string): Promise<boolean> {
  users += 1;
  await untilBare();
  if (users === 0) return false;
  const data = { widgetId: id, resourcesUrl: new URL('chat-widget/loader.js', source).href };
  return (await addScript({ name: 'chat', source, data })) && untilWidget();
}

/** Whether the chat is there in time: its script loads more, and only then is there anything to see. */
function untilWidget(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      clearInterval(poll);
      clearTimeout(timeout);
      window.removeEventListener(LOADED_EVENT, succeed);
      resolve(isThere);
    };
    const succeed = () => end(true);
    const look = () => {
      if (document.querySelector(WIDGETS)) succeed();
    };
    window.addEventListener(LOADED_EVENT, succeed);
    const poll = setInterval(look, POLL_MS);
    const timeout = setTimeout(() => end(false), CHAT_TIMEOUT_MS);
    look();
  });
}

/** A change of page takes one footer away and brings the next in the same moment: only when none came, the chat goes. */
function leaveChat(source: string): void {
  users -= 1;
  setTimeout(() => {
    if (users > 0) return;
    removeScript(source);
    for (const widget of document.querySelectorAll(WIDGETS)) widget.remove();
  });
}

export type ChatController = { state: ChatState; start: () => void };

/** The chat widget, which is there as long as a footer shows it (specification section 2). */
export function useChat(consent: Consent, widgetId: string | undefined): ChatController {
  const { allowed, services, chosen } = useConsent(consent);
  const [pressed, setPressed] = useState(pressedUnder);
  const [outcome, setOutcome] = useState<'loading' | 'ready' | 'failed'>('loading');
  const source = services.find(({ id }) => id === 'chat')?.script;
  const isOn = allowed.services || (pressed?.consent === consent && pressed.chosen === chosen);

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
    pressedUnder = { consent, chosen };
    setPressed(pressedUnder);
  };
  if (!source || !widgetId) return { state: { status: 'notConfigured' }, start };
  return { state: { status: isOn ? outcome : 'asking' }, start };
}
