// The messages of LeadConnector's page: noise first, then iframe-resizer's handshake. It measures itself after the embedding page
// has replied.
export function connect({ send, prefill, query, calendar }) {
  let frame;
  let lastHeight = 0;
  const postHeight = (why) => {
    if (frame !== undefined && lastHeight > 0) send(`[iFrameSizer]${frame}:${lastHeight}:0:${why}`);
  };
  return {
    load() {
      const [first, last] = [query.get('first_name'), query.get('last_name')];
      prefill({ name: [first, last].filter(Boolean).join(' ') || null, email: query.get('email'), phone: query.get('phone') });
      send(['set-sticky-contacts', 'location', {}, null]);
      send(['modify-parent-url', {}]);
      send(['fetch-query-params', calendar, 'location']);
      send(['fetch-sticky-contacts', 'location']);
      send('[iFrameResizerChild]Ready');
    },
    receive(data) {
      if (typeof data === 'string' && data.startsWith('[iFrameSizer]')) {
        frame = data.slice('[iFrameSizer]'.length).split(':')[0];
        postHeight('init');
      }
      if (Array.isArray(data) && data[0] === 'query-params') {
        const { first_name: first, last_name: last, email, phone } = data[1];
        prefill({ name: [first, last].filter(Boolean).join(' ') || null, email, phone });
      }
    },
    height(pixels) {
      lastHeight = pixels;
      postHeight('mutationObserver');
    },
    booked(booking) {
      send(['msgsndr-booking-complete', { fingerprint: booking, calendarId: calendar }]);
    },
  };
}
