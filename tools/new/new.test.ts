import { planNew } from './planNew.ts';

// That what it makes passes all tests is tested in `tests/firstHour`.
test.each([
  ['section', 'about/Values', 'The name is taken: src/sections/about/Values.tsx'],
  ['page', 'booking-dr', 'The name is taken: src/config/paths.ts'],
  ['landing', 'pepprac', 'The name is taken: src/content/landing/pepprac.ts'],
])('nothing of the project is overwritten by a new %s %s', (kind, name, message) => {
  expect(() => planNew('.', kind, name)).toThrow(message);
});

test('a section is asked for its folder, and told which there are', () => {
  expect(() => planNew('.', 'section', 'OpeningHours')).toThrow('as in about/OpeningHours');
  expect(() => planNew('.', 'section', 'abuot/OpeningHours')).toThrow(/no folder src\/sections\/abuot\..+: about, booking, /);
});

test('a new landing page promises nothing that is true of other readers alone', () => {
  const { files } = planNew('.', 'landing', 'gyms');
  const { text = '' } = files.find(({ path }) => path === 'src/content/landing/gyms.ts') ?? {};
  expect(text).toContain("title: 'Why gyms choose us'");
  expect(text).not.toMatch(/group\.ts|practitioner|peptide|waived/i);
});
