// The sample calendar's page. `calendarProviders.js` sends the messages of the provider that it plays. Its address takes
// `?outcome=pending`, `unpaid`, `rescheduled` or `canceled`: what becomes of a booking; or `unreported`: booked, without a message. Also
// `?next=<address>`, where it leads its frame then; and `?today=2026-11-20`, with which it looks the same on every day.

import { playProvider } from '/fakes/assets/calendarProviders.js';

const element = (id) => document.querySelector(`#${id}`);
const create = (name, properties) => Object.assign(document.createElement(name), properties);

const calendar = location.pathname
  .replace(/\/embed$/, '')
  .split('/')
  .at(-1);
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
/** How many weeks the calendar shows at least. */
const FEWEST_WEEKS = 4;

/** These are read when they are needed: a test sets them after the page has loaded. */
const parameters = () => new URLSearchParams(location.search);
const today = new Date(parameters().get('today') ?? Date.now());

/** Formats a time in the visitor's time zone. */
const formatter = (options) => new Intl.DateTimeFormat('en-US', options);
const monthFormat = formatter({ month: 'long', year: 'numeric' });
const monthsFormat = formatter({ month: 'short', year: 'numeric' });
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

/** The first day of a day's week. */
const sundayOf = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate() - date.getDay());

function dayCell(date) {
  const key = date.toDateString();
  if (!timesByDay.has(key)) {
    const className = date < today ? 'past' : '';
    return create('span', { ariaHidden: 'true', textContent: date.getDate(), className });
  }
  const radio = create('input', { type: 'radio', name: 'day', value: key, checked: key === day });
  radio.setAttribute('aria-label', dayFormat.format(date));
  const label = create('label', {});
  label.append(radio, create('span', { textContent: date.getDate() }));
  return label;
}

/**
 * The days of the month on show, in whole weeks, from the week of the first day that can be chosen: late in a month that would be at the
 * bottom. What then follows is the next month's.
 */
function daysOnShow() {
  const start = new Date(Math.max(month, sundayOf(firstDay)));
  const lastOfMonth = new Date(month.getFullYear(), month.getMonth() + 1, 0);
  const weeks = Math.max(FEWEST_WEEKS, 1 + Math.round((sundayOf(lastOfMonth) - sundayOf(start)) / (7 * DAY)));
  return Array.from(
    { length: 7 * weeks - start.getDay() },
    (_day, index) => new Date(start.getFullYear(), start.getMonth(), start.getDate() + index),
  );
}

function showMonth() {
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const weekdays = names.map((name) => create('span', { className: 'weekday', ariaHidden: 'true', textContent: name }));
  const days = daysOnShow();
  const cells = days.map(dayCell);
  cells[0].style.gridColumnStart = days[0].getDay() + 1;
  const [first, last] = [days[0], days.at(-1)];
  const format = first.getMonth() === last.getMonth() ? monthFormat : monthsFormat;
  element('month').textContent = format.formatRange(first, last);
  element('days').replaceChildren(...weekdays, ...cells);
  // The button is not disabled, which would lose the focus.
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
  element('loading').hidden = true;
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

/** Providers take these names, as an address or a reply has them. */
function prefill({ name, first_name, last_name, firstName = first_name, lastName = last_name, email, phone }) {
  const values = { name: name ?? [firstName, lastName].filter(Boolean).join(' '), email, phone };
  for (const [field, value] of Object.entries(values)) form.elements[field].value ||= value ?? '';
}

const provider = playProvider({ prefill, measure: sendHeight });
function sendHeight() {
  provider.resize(Math.ceil(document.body.getBoundingClientRect().height));
}

window.addEventListener('message', ({ source, data }) => {
  if (source === window.parent) provider.receive(data);
});

/** What the page says of a booking that is not final, or of an earlier one. */
const outcomes = {
  pending: 'Your time is requested',
  unpaid: 'Pay to book your time',
  rescheduled: 'Your booking is changed',
  canceled: 'Your booking is canceled',
};

/** A provider that has no message of an outcome shows it all the same. */
function finish(outcome) {
  const end = new Date(chosen.getTime() + HOUR);
  provider.booking[outcome]?.({ startTime: chosen.toISOString(), endTime: end.toISOString() });
  const next = parameters().get('next');
  if (next && outcome !== 'unpaid') {
    location.href = new URL(next, document.referrer);
    return;
  }
  element('outcome').textContent = outcomes[outcome] ?? 'You’re booked';
  element('pay').hidden = outcome !== 'unpaid';
  show(element('booked'));
  element('outcome').focus();
}

element('pay').addEventListener('click', () => finish('paid' in provider.booking ? 'paid' : 'booked'));

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
  finish(parameters().get('outcome') ?? 'booked');
});

element('call').textContent = calls[calendar] ?? 'Live demo';
element('zone').textContent = `In your time zone: ${zoneName} (${timeZone.replaceAll('_', ' ')})`;
showMonth();
showTimes();
show(element('choice'));

prefill(Object.fromEntries(parameters()));
provider.start();
new ResizeObserver(sendHeight).observe(document.body);
