// The messages of Cal.com's page, which stays invisible until the embedding page has replied.
/* global document, window -- runs in a browser */
export function connect({ send, prefill, query, calendar }) {
  const namespace = query.get('embed');
  const post = (type, data = {}) =>
    send({ originator: 'CAL', type, namespace, fullType: namespace ? `CAL:${namespace}:${type}` : `CAL::${type}`, data });
  let hasReply = window.parent === window;
  let isFirstTime = true;
  let lastHeight = 0;
  const postHeight = () => {
    if (!hasReply || lastHeight === 0) return;
    post('__dimensionChanged', { iframeHeight: lastHeight, iframeWidth: 0, isFirstTime });
    isFirstTime = false;
  };
  return {
    load() {
      prefill({ name: query.get('name'), email: query.get('email') });
      if (calendar === 'gone') return post('linkFailed', { code: '404', msg: 'Not found' });
      if (!hasReply) document.body.style.visibility = 'hidden';
      post('__iframeReady', { isPrerendering: false });
    },
    receive(data) {
      if (data?.originator !== 'CAL' || data.method !== 'parentKnowsIframeReady') return;
      hasReply = true;
      document.body.style.visibility = '';
      post('linkReady');
      postHeight();
    },
    height(pixels) {
      lastHeight = pixels;
      postHeight();
    },
    booked(uid) {
      post('dryRunBookingSuccessfulV2', {});
      post('bookingSuccessfulV2', { uid });
    },
  };
}
