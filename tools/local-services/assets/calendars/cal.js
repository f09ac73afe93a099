// What Cal.com's page says: it stays invisible until the page around it has answered.
/* global document, window -- runs in a browser */
export function connect({ tell, prefill, query, calendar }) {
  const namespace = query.get('embed');
  const say = (type, data = {}) =>
    tell({ originator: 'CAL', type, namespace, fullType: namespace ? `CAL:${namespace}:${type}` : `CAL::${type}`, data });
  let isAnswered = window.parent === window;
  let isFirstTime = true;
  let lastHeight = 0;
  const sayHeight = () => {
    if (!isAnswered || lastHeight === 0) return;
    say('__dimensionChanged', { iframeHeight: lastHeight, iframeWidth: 0, isFirstTime });
    isFirstTime = false;
  };
  return {
    arrive() {
      prefill({ name: query.get('name'), email: query.get('email') });
      if (calendar === 'gone') return say('linkFailed', { code: '404', msg: 'Not found' });
      if (!isAnswered) document.body.style.visibility = 'hidden';
      say('__iframeReady', { isPrerendering: false });
    },
    hear(data) {
      if (data?.originator !== 'CAL' || data.method !== 'parentKnowsIframeReady') return;
      isAnswered = true;
      document.body.style.visibility = '';
      say('linkReady');
      sayHeight();
    },
    height(pixels) {
      lastHeight = pixels;
      sayHeight();
    },
    booked(uid) {
      say('dryRunBookingSuccessfulV2', {});
      say('bookingSuccessfulV2', { uid });
    },
  };
}
