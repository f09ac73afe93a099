// The page of every fake calendar. What it posts to the page that embeds it depends on the provider (`calendars/`).

/* global document, FormData, fetch, location, ResizeObserver, URLSearchParams, window -- runs in a browser */

const DAYS_SHOWN = 10;
const SLOTS = ['9:00 AM', '10:00 AM', '11:30 AM', '1:00 PM', '2:30 PM', '4:00 PM'];
const DAY_MS = 24 * 60 * 60 * 1000;

const form = document.querySelector('#booking');
const problem = document.querySelector('#problem');
const query = new URLSearchParams(location.search);

const isEmbedded = window.parent !== window;
const send = (message) => {
  if (isEmbedded) window.parent.postMessage(message, '*');
};

const inHouston = (date, options) => new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', ...options }).format(date);

function upcomingWeekdays() {
  const days = [];
  for (let time = Date.now() + DAY_MS; days.length < DAYS_SHOWN; time += DAY_MS) {
    const day = new Date(time);
    if (!['Sat', 'Sun'].includes(inHouston(day, { weekday: 'short' }))) days.push(day);
  }
  return days;
}

function addChoice(container, name, value, text) {
  const label = document.createElement('label');
  const input = Object.assign(document.createElement('input'), { type: 'radio', name, value });
  label.append(input, ` ${text}`);
  container.append(label);
}

function prefill(visitor) {
  for (const name of ['name', 'email', 'phone']) {
    const field = form.elements[name];
    if (typeof visitor[name] === 'string' && !field.value) field.value = visitor[name];
  }
}

function firstProblem(data) {
  if (!data.get('day')) return ['Please pick a day.', form.querySelector('[name=day]')];
  if (!data.get('slot')) return ['Please pick a time.', form.querySelector('[name=slot]')];
  for (const field of [form.elements.name, form.elements.email]) {
    if (!field.checkValidity()) return [`Please enter a valid ${field.name}.`, field];
  }
  return null;
}

async function book(data) {
  const response = await fetch(`/fakes/calendars/${document.body.dataset.calendar}/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(data)),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const data = new FormData(form);
  const found = firstProblem(data);
  problem.textContent = found ? found[0] : '';
  if (found) return found[1].focus();

  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const { bookingId } = await book(data);
    form.hidden = true;
    const panel = document.querySelector('#booked');
    document.querySelector('#booked-when').textContent = `${data.get('day')} at ${data.get('slot')}, Central Time`;
    panel.hidden = false;
    panel.focus();
    provider.booked(bookingId);
  } catch {
    problem.textContent = 'That did not work. Please try again.';
  } finally {
    button.disabled = false;
  }
});

form.addEventListener('input', () => {
  problem.textContent = '';
});

const days = document.querySelector('#days');
for (const day of upcomingWeekdays()) {
  const long = inHouston(day, { weekday: 'long', month: 'long', day: 'numeric' });
  addChoice(days, 'day', long, inHouston(day, { weekday: 'short', month: 'short', day: 'numeric' }));
}
for (const slot of SLOTS) addChoice(document.querySelector('#slots'), 'slot', slot, slot);

const { connect } = await import(`/fakes/assets/calendars/${document.body.dataset.provider}.js`);
const provider = connect({ send, prefill, query, calendar: document.body.dataset.calendar });
window.addEventListener('message', (event) => {
  if (event.source === window.parent) provider.receive?.(event.data);
});

provider.load();
new ResizeObserver(() => provider.height(Math.ceil(document.body.getBoundingClientRect().height))).observe(document.body);
