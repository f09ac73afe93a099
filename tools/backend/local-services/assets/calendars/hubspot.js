// The messages of HubSpot's meetings page: heights as numbers, and whether the booking succeeded.
export function connect({ send, prefill, query }) {
  return {
    load() {
      const [first, last] = [query.get('firstName'), query.get('lastName')];
      prefill({ name: [first, last].filter(Boolean).join(' ') || null, email: query.get('email') });
      send({ meetingBookSucceeded: false });
    },
    height(pixels) {
      send({ height: pixels });
    },
    booked() {
      send({ meetingBookSucceeded: true, meetingsPayload: { bookingResponse: {} } });
    },
  };
}
