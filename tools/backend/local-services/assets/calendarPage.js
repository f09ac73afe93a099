// The fake calendar's page. It sends the messages of LeadConnector's page: noise first, then iframe-resizer's handshake. It measures
// itself after the embedding page has replied.

const form = document.querySelector('#booking');
const { calendar } = document.body.dataset;
const send = (message) => window.parent.postMessage(message, '*');

function prefill({ first_name: first, last_name: last, email, phone }) {
  const values = { name: [first, last].filter(Boolean).join(' '), email, phone };
  for (const [name, value] of Object.entries(values)) form.elements[name].value ||= value ?? '';
}

/** The embedding page's name for the frame, once it has replied. */
let frame;
const sendHeight = (why) => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (frame !== undefined) send(`[iFrameSizer]${frame}:${height}:0:${why}`);
};

window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent) return;
  if (typeof data === 'string' && data.startsWith('[iFrameSizer]')) {
    frame = data.slice('[iFrameSizer]'.length).split(':')[0];
    sendHeight('init');
  }
  if (Array.isArray(data) && data[0] === 'query-params') prefill(data[1]);
});

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const details = Object.fromEntries(new FormData(form));
  await fetch(`/fakes/calendars/${calendar}/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(details),
  });
  if (details.then) {
    location.href = new URL(details.then, document.referrer);
    return;
  }
  form.hidden = true;
  document.querySelector('#booked').hidden = false;
  send(['msgsndr-booking-complete', { fingerprint: crypto.randomUUID(), calendarId: calendar }]);
});

prefill(Object.fromEntries(new URLSearchParams(location.search)));
send(['set-sticky-contacts', 'location', {}, null]);
send(['modify-parent-url', {}]);
send(['fetch-query-params', calendar, 'location']);
send(['fetch-sticky-contacts', 'location']);
send('[iFrameResizerChild]Ready');
new ResizeObserver(() => sendHeight('mutationObserver')).observe(document.body);
