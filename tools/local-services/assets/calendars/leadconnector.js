// What LeadConnector's page says: noise first, then iframe-resizer's handshake. It measures itself once the page around it has answered.
export function connect({ tell, prefill, query, calendar }) {
  let frame;
  let lastHeight = 0;
  const sayHeight = (why) => {
    if (frame !== undefined && lastHeight > 0) tell(`[iFrameSizer]${frame}:${lastHeight}:0:${why}`);
  };
  return {
    arrive() {
      const [first, last] = [query.get('first_name'), query.get('last_name')];
      prefill({ name: [first, last].filter(Boolean).join(' ') || null, email: query.get('email'), phone: query.get('phone') });
      tell(['set-sticky-contacts', 'location', {}, null]);
      tell(['modify-parent-url', {}]);
      tell(['fetch-query-params', calendar, 'location']);
      tell(['fetch-sticky-contacts', 'location']);
      tell('[iFrameResizerChild]Ready');
    },
    hear(data) {
      if (typeof data === 'string' && data.startsWith('[iFrameSizer]')) {
        frame = data.slice('[iFrameSizer]'.length).split(':')[0];
        sayHeight('init');
      }
      if (Array.isArray(data) && data[0] === 'query-params') {
        const { first_name: first, last_name: last, email, phone } = data[1];
        prefill({ name: [first, last].filter(Boolean).join(' ') || null, email, phone });
      }
    },
    height(pixels) {
      lastHeight = pixels;
      sayHeight('mutationObserver');
    },
    booked(booking) {
      tell(['msgsndr-booking-complete', { fingerprint: booking, calendarId: calendar }]);
    },
  };
}
