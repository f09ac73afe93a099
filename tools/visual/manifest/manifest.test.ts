import { differencesOf, emptyManifest, formatManifest, parseManifest } from './manifest.ts';

const environment = ['browser Chromium 147 (a b)', 'flag --a=MAP * x', 'flag --b', 'font abc Open Sans.ttf'];
const [one, other] = ['1', '2'].map((digit) => digit.repeat(64)) as [string, string];
const b = { storyId: 'b--two', mode: 'phone' };
const decision = { verdict: 'rejected', at: '2026-01-01', by: 'Ada "A" L', note: 'Too\n"green" here' };
const rejection = { ...b, accepted: one, current: other, ...decision };
const lines = [
  ...environment,
  `screenshot a--one phone 360x40 ${one}`,
  `screenshot b--two phone 360x40 ${other} Ada Lovelace`,
  `rejected ${JSON.stringify(rejection)}`,
];

describe('the manifest', () => {
  const manifest = parseManifest(lines.join('\n'));

  it('is written as it was read, in order', () => {
    expect([...manifest.screenshots.values()][1]).toEqual({ ...b, width: 360, height: 40, hash: other, by: 'Ada Lovelace' });
    const shuffled = { ...manifest, screenshots: new Map([...manifest.screenshots].reverse()) };
    const written = formatManifest(shuffled).trimEnd().split('\n');
    expect(written.filter((line) => !line.startsWith('#'))).toEqual(lines);
    expect(parseManifest(formatManifest(emptyManifest()))).toEqual(emptyManifest());
  });

  it.each([
    '<<<<<<< HEAD',
    `screenshot a--one phone 360x40 ${one.slice(1)}`,
    'pending {"storyId":"a--one","mode":"phone","accepted":null,"by":null}',
    `screenshot twice phone 360x40 ${one}`,
  ])('rejects a broken merge: %s', (line) => {
    expect(() => parseManifest(`# a comment\nscreenshot twice phone 360x40 ${one}\n${line}\n`)).toThrow(/line 3/);
  });
});

it.each([
  [[], []],
  [environment, []],
  [
    ['browser Chromium 146', ...environment.slice(1)],
    ['browser Chromium 146 is gone', `${environment[0]} is new`],
  ],
])('when the manifest was accepted in %j, the browser differs by %j', (accepted, differences) => {
  expect(differencesOf(environment, { environment: accepted })).toEqual(differences);
});
