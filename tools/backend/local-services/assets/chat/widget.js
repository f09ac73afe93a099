// Fake of the chat widget: a button in the corner that opens a text, and the signal that tells a page that it has loaded.
{
  const widget = document.createElement('chat-widget');
  const root = widget.attachShadow({ mode: 'open' });
  // The style is not inline, because a content security policy would block it.
  const style = new CSSStyleSheet();
  style.replaceSync(`
    :host { position: fixed; inset: auto 1rem 1rem auto; z-index: 30; font: 16px/1.5 system-ui, sans-serif; }
    details { max-width: 16rem; padding-inline: 12px; border-radius: 24px; background: #0f5f57; color: #fff; }
    details[open] { padding: 0 1.25rem 0.75rem; }
    summary { display: flex; gap: 0.5rem; align-items: center; min-height: 48px; list-style: none; cursor: pointer; }
    summary::-webkit-details-marker { display: none; }
    svg { width: 24px; fill: none; stroke: currentcolor; stroke-width: 1.5; }
    @media (width < 768px) { details:not([open]) span { display: none; } }`);
  root.adoptedStyleSheets = [style];
  root.innerHTML = `<details>
    <summary aria-label="Chat"><svg viewBox="0 0 24 24"><path d="M4 5h16v11H11l-4 4v-4H4z" /></svg><span>Chat</span></summary>
    Fake chat. No one reads it: it exists on this machine only.
  </details>`;
  document.body.append(widget);
  window.dispatchEvent(new Event('LC_chatWidgetLoaded'));
}
