import { parseManifest } from './manifest.ts';
import { mergeManifests } from './merge.ts';

const manifestOf = (lines: Record<string, string>) =>
  parseManifest(
    Object.entries(lines)
      .map(([story, digit]) => `screenshot ${story} phone 1x1 ${digit.repeat(64)}`)
      .join('\n'),
  );

test('lines of neighboring stories, new ones and removed ones merge; only what both sides changed has to be looked at', () => {
  const base = manifestOf({ 'a--1': '1', 'a--2': '1', 'a--3': '1', 'a--4': '1', 'a--5': '1' });
  const ours = manifestOf({ 'a--1': '2', 'a--2': '1', 'a--3': '1', 'a--5': '2', 'a--6': '2' });
  const theirs = manifestOf({ 'a--1': '1', 'a--2': '3', 'a--4': '1', 'a--5': '3', 'a--7': '3' });
  const { manifest, unclear } = mergeManifests(base, ours, theirs);
  const digits = [...manifest.screenshots.values()].map(({ storyId, hash }) => [storyId, hash.charAt(0)]);
  expect(Object.fromEntries(digits)).toEqual({ 'a--1': '2', 'a--2': '3', 'a--5': '2', 'a--6': '2', 'a--7': '3' });
  expect(unclear).toEqual(['a--5--phone']);
});
