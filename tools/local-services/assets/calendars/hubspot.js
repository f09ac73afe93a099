// What HubSpot's meetings page says: heights as numbers, and how the booking went.
export function connect({ tell, prefill, query }) {
  return {
    arrive() {
      const [first, last] = [query.get('firstName'), query.get('lastName')];
      prefill({ name: [first, last].filter(Boolean).join(' ') || null, email: query.get('email') });
      tell({ meetingBookSucceeded: false });
    },
    height(pixels) {
      tell({ height: pixels });
    },
    booked() {
      tell({ meetingBookSucceeded: true, meetingsPayload: { bookingResponse: {} } });
    },
  };
}
