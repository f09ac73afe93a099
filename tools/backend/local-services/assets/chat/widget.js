// Fake of the chat widget: a button in the corner that opens a text, and the signal that tells a page that it has loaded.
{
  const widget = document.createElement('chat-widget');
  const root = widget.attachShadow({ mode: 'open' });
  // Not inline: a content security policy would block it.
  const style = new CSSStyleSheet();
  style.replaceSync(`
    :host { position: fixed; inset: auto 1rem 1rem auto; z-index: 30; font: 16px/1.5 system-ui, sans-serif; }
    details { max-width: 16rem; padding: 0.75rem 1.25rem; border-radius: 1.5rem; background: #0f5f57; color: #fff; }`);
  root.adoptedStyleSheets = [style];
  root.innerHTML = `<details><summary>Chat</summary>Fake chat. No one reads it: it exists on this machine only.</details>`;
  document.body.append(widget);
  window.dispatchEvent(new Event('LC_chatWidgetLoaded'));
}
