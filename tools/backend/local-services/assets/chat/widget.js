// Fake of the chat widget: a button in the corner, a window above it, and the two signals that tell a page that it has loaded.
/* global CSSStyleSheet, customElements, document, Event, HTMLElement, window -- runs in a browser */
{
  const STYLE = `
    :host { display: grid; justify-items: end; position: fixed; inset: auto 1rem 1rem auto; z-index: 30; font: 16px/1.5 system-ui, sans-serif; }
    button { padding: 0.75rem 1.25rem; border: 0; border-radius: 2rem; background: #0f5f57; color: #fff; font: inherit; cursor: pointer; }
    button:focus-visible { outline: 3px solid #7cc4b8; outline-offset: 2px; }
    section { width: 16rem; margin-bottom: 0.5rem; padding: 1rem; border: 1px solid #c9d5d2; border-radius: 0.5rem; background: #fff; color: #1c2b2a; }
    section[hidden] { display: none; }
    p { margin: 0; }`;

  class ChatWidget extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return;
      const root = this.attachShadow({ mode: 'open' });
      // Not inline: a content security policy would block it.
      const style = new CSSStyleSheet();
      style.replaceSync(STYLE);
      root.adoptedStyleSheets = [style];
      root.innerHTML = `<section hidden><p>Fake chat. No one reads it: it exists on this machine only.</p></section>
        <button type="button" aria-expanded="false">Chat</button>`;
      root.querySelector('button').addEventListener('click', () => this.show(root.querySelector('section').hidden));
    }

    show(isOpen) {
      this.shadowRoot.querySelector('section').hidden = !isOpen;
      this.shadowRoot.querySelector('button').setAttribute('aria-expanded', String(isOpen));
    }
  }
  if (!customElements.get('chat-widget')) customElements.define('chat-widget', ChatWidget);
  const widget = document.createElement('chat-widget');
  document.body.append(widget);
  window.leadConnector = {
    chatWidget: { openWidget: () => widget.show(true), closeWidget: () => widget.show(false) },
  };
  window.dispatchEvent(new Event('LC_chatWidgetLoaded'));
}
