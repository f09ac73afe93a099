// The sample calendar's page. It sends the messages of LeadConnector's page: noise first, then iframe-resizer's handshake. It measures
// itself after the embedding page has replied. Its address takes `?next=<address>`, where it leads its frame after a booking, and
// `?today=2026-11-20`, with which it looks the same on every day.

const element = (id) => document.querySelector(`#${id}`);
const create = (name, properties) => Object.assign(document.createElement(name), properties);

const calendar = location.pathname.split('/').at(-1);
const calls = {
  'booking-demo-dr': 'Implementation call',
  start: 'Start call',
  onboarding: 'Onboarding call',
  demo: 'Live group demo',
};
const form = element('details');
const steps = [element('choice'), form, element('booked')];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** When a call can begin, in hours UTC: a working day of Central Time. */
const STARTS = [15, 16.5, 18, 19.5, 21, 22];
/** How many days ahead a call can be booked. */
const AHEAD = 45;

const today = new Date(new URLSearchParams(location.search).get('today') ?? Date.now());

/** Formats a time in the visitor's time zone. */
const formatter = (options) => new Intl.DateTimeFormat('en-US', options);
const monthFormat = formatter({ month: 'long', year: 'numeric' });
const dayFormat = formatter({ weekday: 'long', month: 'long', day: 'numeric' });
const shortDayFormat = formatter({ weekday: 'long', month: 'short', day: 'numeric' });
const timeFormat = formatter({ hour: 'numeric', minute: '2-digit' });
const callFormat = formatter({ dateStyle: 'full', timeStyle: 'short' });
const { timeZone } = callFormat.resolvedOptions();
const zoneName = formatter({ timeZoneName: 'longGeneric' })
  .formatToParts(today)
  .find(({ type }) => type === 'timeZoneName').value;

/** The times of each of the visitor's days that has any; some are taken. */
const timesByDay = new Map();
for (let ahead = 1; ahead <= AHEAD; ahead += 1) {
  const midnight = new Date(Math.floor(today / DAY) * DAY + ahead * DAY);
  const isWeekend = midnight.getUTCDay() % 6 === 0;
  const starts = isWeekend ? [] : STARTS.filter((_start, index) => (midnight.getUTCDate() + index) % 4 > 0);
  for (const start of starts) {
    const time = new Date(midnight.getTime() + start * HOUR);
    timesByDay.set(time.toDateString(), [...(timesByDay.get(time.toDateString()) ?? []), time]);
  }
}
const firstDay = new Date([...timesByDay.keys()][0]);
const lastDay = new Date([...timesByDay.keys()].at(-1));

/** What the visitor sees and has chosen. */
let month = new Date(firstDay.getFullYear(), firstDay.getMonth());
let day = firstDay.toDateString();
let chosen;

const hasMonth = (difference) => {
  const first = new Date(month.getFullYear(), month.getMonth() + difference);
  return first <= lastDay && new Date(first.getFullYear(), first.getMonth() + 1) > firstDay;
};

function dayCell(date) {
  const key = date.toDateString();
  if (!timesByDay.has(key)) return create('span', { ariaHidden: 'true', textContent: date.getDate() });
  const radio = create('input', { type: 'radio', name: 'day', value: key, checked: key === day });
  radio.setAttribute('aria-label', dayFormat.format(date));
  const label = create('label', {});
  label.append(radio, create('span', { textContent: date.getDate() }));
  return label;
}

function showMonth() {
  const [year, index] = [month.getFullYear(), month.getMonth()];
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const weekdays = names.map((name) => create('span', { className: 'weekday', ariaHidden: 'true', textContent: name }));
  const weeks = Math.ceil((month.getDay() + new Date(year, index + 1, 0).getDate()) / 7);
  // The last week is a whole one: at the end of a month, the days to choose from are in the next.
  const length = 7 * weeks - month.getDay();
  const cells = Array.from({ length }, (_cell, cell) => dayCell(new Date(year, index, cell + 1)));
  cells[0].style.gridColumnStart = month.getDay() + 1;
  element('month').textContent = monthFormat.format(month);
  element('days').replaceChildren(...weekdays, ...cells);
  // Not disabled, which would lose the focus.
  element('previous').ariaDisabled = String(!hasMonth(-1));
  element('next').ariaDisabled = String(!hasMonth(1));
}

function showTimes() {
  const times = timesByDay.get(day);
  element('day').textContent = shortDayFormat.format(times[0]);
  element('count').textContent = times.length === 1 ? '1 time' : `${times.length} times`;
  const buttons = times.map((time) => {
    const button = create('button', { type: 'button', textContent: timeFormat.format(time), value: time.toISOString() });
    if (time.getTime() === chosen?.getTime()) button.ariaCurrent = 'true';
    return button;
  });
  element('times').replaceChildren(...buttons);
}

function show(step) {
  for (const one of steps) one.hidden = one !== step;
}

function turnPage(difference) {
  if (!hasMonth(difference)) return;
  month = new Date(month.getFullYear(), month.getMonth() + difference);
  showMonth();
}

element('previous').addEventListener('click', () => turnPage(-1));
element('next').addEventListener('click', () => turnPage(1));

element('days').addEventListener('change', ({ target }) => {
  day = target.value;
  showTimes();
});

element('times').addEventListener('click', ({ target }) => {
  if (!target.value) return;
  chosen = new Date(target.value);
  const summary = `${callFormat.formatRange(chosen, new Date(chosen.getTime() + HOUR))}, ${zoneName}`;
  for (const place of document.querySelectorAll('[data-summary]')) place.textContent = summary;
  showTimes();
  show(form);
  form.querySelector('h2').focus();
});

element('back').addEventListener('click', () => {
  show(element('choice'));
  element('times').querySelector('[aria-current]').focus();
});

/** Shows or removes a field's error. @returns whether it is valid */
function check(field) {
  const isValid = field.validity.valid;
  const error = element(`${field.name}-error`);
  if (error) error.textContent = isValid ? '' : error.dataset.message;
  field.setAttribute('aria-invalid', String(!isValid));
  return isValid;
}

form.addEventListener('input', ({ target }) => {
  if (target.validity.valid) check(target);
});

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
  const [wrong] = [...form.elements].filter((field) => field.name && !check(field));
  if (wrong) {
    wrong.focus();
    return;
  }
  element('failure').textContent = '';
  try {
    await fetch(`/fakes/calendars/${calendar}/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ start: chosen, ...Object.fromEntries(new FormData(form)) }),
    });
  } catch {
    element('failure').textContent = 'Your booking could not be sent. Try again.';
    return;
  }
  const next = new URLSearchParams(location.search).get('next');
  if (next) {
    location.href = new URL(next, document.referrer);
    return;
  }
  show(element('booked'));
  element('booked').querySelector('h2').focus();
  send(['msgsndr-booking-complete', { fingerprint: crypto.randomUUID(), calendarId: calendar }]);
});

element('call').textContent = calls[calendar] ?? 'Live demo';
element('zone').textContent = `In your time zone: ${zoneName} (${timeZone.replaceAll('_', ' ')})`;
showMonth();
showTimes();
show(element('choice'));

prefill(Object.fromEntries(new URLSearchParams(location.search)));
send(['set-sticky-contacts', 'location', {}, null]);
send(['modify-parent-url', {}]);
send(['fetch-query-params', calendar, 'location']);
send(['fetch-sticky-contacts', 'location']);
send('[iFrameResizerChild]Ready');
new ResizeObserver(() => sendHeight('mutationObserver')).observe(document.body);
