import { render } from '../../src/app/entry-server.tsx';
import { paths } from '../../src/config/paths.ts';
import { landingContent, landingIds } from './landingPages.ts';

test('the landing pages of the specification are known', () => {
  expect(landingIds).toEqual(expect.arrayContaining(['pepprac', 'aff', 'dr']));
});

/** The parts of a landing page in the order of the specification's section 2, by a text that only this part has. */
test.each(landingIds)('%s has the specification’s parts in its order', async (id) => {
  const content = await landingContent(id);
  const { html } = await render(paths[id]);
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
