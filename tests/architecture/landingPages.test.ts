import { render } from '../../src/app/entry-server.tsx';
import { aff } from '../../src/content/landing/aff.ts';
import { dr } from '../../src/content/landing/dr.ts';
import { pepprac } from '../../src/content/landing/pepprac.ts';

/** The parts of a landing page in the order of the specification's section 2, by a text that only this part has. */
test.each([
  ['/pepprac', pepprac],
  ['/aff', aff],
  ['/dr', dr],
] as const)('%s has the specification’s parts in its order', async (path, content) => {
  const { html } = await render(path);
  const main = html.slice(html.indexOf('<main'));
  const positions = {
    badge: main.indexOf(content.hero.badge),
    video: main.indexOf('<video'),
    why: main.indexOf(content.reasons.title),
    steps: main.indexOf(content.process.title),
    benefits: main.indexOf(content.benefits.title),
    callToAction: main.indexOf(content.callToAction.title),
    faq: main.indexOf(content.faq.title),
    footer: main.indexOf('<footer'),
  };
  expect(Object.values(positions)).not.toContain(-1);
  const inOrder = Object.entries(positions).sort(([, a], [, b]) => a - b);
  expect(inOrder.map(([part]) => part)).toEqual(Object.keys(positions));
  expect(content.reasons.cards).toHaveLength(4);
  expect(content.process.steps.map(({ title }) => title)).toEqual([
    'Quick setup',
    'Patient consultation',
    'Medication fulfillment',
    'Ongoing support',
  ]);
});
