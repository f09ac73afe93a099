// The messages of Calendly's page, in its order: none without `embed_domain`; a tiny height of a redirecting page; then its own.
/* global setTimeout -- runs in a browser */
export function connect({ send, prefill, query }) {
  const isEmbed = query.has('embed_domain');
  const post = (event, payload = {}) => {
    if (isEmbed) send({ event, payload });
  };
  let isLoaded = false;
  let lastHeight;
  const postHeight = () => {
    if (isLoaded) post('calendly.page_height', { height: `${lastHeight}px` });
  };
  return {
    load() {
      prefill({ name: query.get('name'), email: query.get('email') });
      post('calendly.page_height', { height: '26px' });
      post('calendly.page_height', { height: '2px' });
      setTimeout(() => {
        isLoaded = true;
        post('calendly.event_type_viewed');
        postHeight();
      }, 300);
    },
    height(pixels) {
      lastHeight = pixels;
      postHeight();
    },
    booked(booking) {
      const payload = { event: { uri: `https://api.calendly.example/scheduled_events/${booking}` }, invitee: { uri: '' } };
      post('calendly.event_scheduled', payload);
      post('calendly.event_scheduled', payload);
    },
  };
}
