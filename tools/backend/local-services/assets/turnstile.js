// Fake of Cloudflare Turnstile's script (api.js?render=explicit): passes, fails or asks for a click, by the mode of the fake.
(() => {
  const mode = '{{mode}}';
  const { origin } = new URL(document.currentScript.src);
  const widgets = new Map();

  const pass = ({ options }) => options.callback(`dummy.${options.action}.${location.hostname}.${crypto.randomUUID()}`);
  const run = (widget) => {
    const { container, options } = widget;
    if (mode === 'pass') setTimeout(pass, 50, widget);
    else if (mode === 'fail') setTimeout(() => options['error-callback']('300030'), 50);
    else {
      // The challenge is a page of the service's own host, as the real one is.
      const frame = document.createElement('iframe');
      frame.src = `${origin}/fakes/turnstile/challenge`;
      frame.title = 'Widget containing a security challenge';
      frame.width = '300';
      frame.height = '65';
      container.replaceChildren(frame);
      options['before-interactive-callback']();
      const solve = (event) => {
        if (event.source !== frame.contentWindow || event.data !== 'solved') return;
        window.removeEventListener('message', solve);
        options['after-interactive-callback']();
        pass(widget);
      };
      window.addEventListener('message', solve);
    }
  };

  window.turnstile = {
    render(container, options) {
      const id = `widget-${widgets.size}`;
      const widget = { container, options };
      widgets.set(id, widget);
      run(widget);
      return id;
    },
    reset: (id) => run(widgets.get(id)),
    remove(id) {
      widgets.get(id)?.container.replaceChildren();
      widgets.delete(id);
    },
  };
})();
