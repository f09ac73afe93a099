// Fake of another company's script: reads the calls that the site has queued, receives later ones, and sends each to its company.
(() => {
  const name = '{{name}}';
  const { origin } = new URL(document.currentScript.src);
  const report = (call) => {
    // Real scripts read the page's address by themselves.
    const query = new URLSearchParams({ call: JSON.stringify(call), address: location.href });
    void fetch(`${origin}/fakes/trackers/${name}/collect?${query}`, { mode: 'no-cors', keepalive: true });
  };
  const receive = {
    pixel: () => {
      window.fbq.callMethod = (...call) => report(call);
      for (const call of window.fbq.queue.splice(0)) report([...call]);
    },
    analytics: () => {
      const accept = (call) => {
        if (Object.prototype.toString.call(call) !== '[object Arguments]') return;
        if (!Object.entries(window).some(([key, value]) => key.startsWith('ga-disable-') && value === true)) report([...call]);
      };
      for (const call of window.dataLayer) accept(call);
      window.dataLayer.push = (...calls) => {
        for (const call of calls) accept(call);
        return Array.prototype.push.apply(window.dataLayer, calls);
      };
    },
    affiliate: () => {
      for (const call of window.fpr.q) report([...call]);
      window.fpr = (...call) => report(call);
    },
    helper: () => report(['loaded']),
  };
  receive[name]();
})();
