// What Calendly's page says, in its order: nothing at all without `embed_domain`; a tiny height of the page that redirects; then itself.
/* global setTimeout -- runs in a browser */
export function connect({ tell, prefill, query }) {
  const speaks = query.has('embed_domain');
  const say = (event, payload = {}) => {
    if (speaks) tell({ event, payload });
  };
  let isThere = false;
  let lastHeight;
  const sayHeight = () => {
    if (isThere) say('calendly.page_height', { height: `${lastHeight}px` });
  };
  return {
    arrive() {
      prefill({ name: query.get('name'), email: query.get('email') });
      say('calendly.page_height', { height: '26px' });
      say('calendly.page_height', { height: '2px' });
      setTimeout(() => {
        isThere = true;
        say('calendly.event_type_viewed');
        sayHeight();
      }, 300);
    },
    height(pixels) {
      lastHeight = pixels;
      sayHeight();
    },
    booked(booking) {
      const payload = { event: { uri: `https://api.calendly.example/scheduled_events/${booking}` }, invitee: { uri: '' } };
      say('calendly.event_scheduled', payload);
      say('calendly.event_scheduled', payload);
    },
  };
}
