import { createElement } from 'react';
import { longText } from './longText.ts';

test('doubles every text that a visitor reads, at every depth', () => {
  const content = {
    title: 'Careers',
    cards: [{ text: 'Your brand, your pricing.' }],
    paragraphs: ['Été à Paris', ['See ', 'more of it']],
  };
  expect(longText(content)).toEqual({
    title: 'Careers Careers',
    cards: [{ text: 'Your brand, your pricing. Your brand, your pricing.' }],
    paragraphs: ['Été à Paris Été à Paris', ['See  See ', 'more of it more of it']],
  });
});

test.each([
  ['an id', 'medical-officer'],
  ['a route', 'jobLeadProductManager'],
  ['an icon or a variant', 'trendingUp'],
  ['a path', '/testimonials/wall-01'],
  ['a fragment', '#open-positions'],
  ['an address', 'https://app.ardenwell.example/start'],
  ['an email address', 'support@ardenwell.example'],
  ['a phone number', '(713) 555-0142'],
  ['a day', '2026-11-20'],
  ['a time', '2027-05-02T23:59:59-05:00'],
  ['a number', '$1,997'],
  ['a name of search engines', 'FULL_TIME'],
  ['nothing', ''],
])('leaves %s alone', (_what, text) => {
  expect(longText([text])).toEqual([text]);
});

test('leaves alone what is no text, and where a link leads', () => {
  const element = createElement('p', null, 'Two words');
  const onClose = () => undefined;
  const date = new Date(0);
  const to = { email: 'support@ardenwell.example', subject: 'Introducing myself' };
  const link = { label: 'Write to us', to };
  const content = { element, onClose, date, link, count: 3, isOpen: true, nothing: null, missing: undefined };
  expect(longText(content)).toStrictEqual({ ...content, link: { label: 'Write to us Write to us', to } });
  expect(longText(content).element).toBe(element);
  expect(longText(content).date).toBe(date);
});

test('does not change what it was given', () => {
  const content = { items: ['Two words'] };
  longText(content);
  expect(content).toEqual({ items: ['Two words'] });
});
