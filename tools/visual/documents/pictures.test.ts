import { emptyManifest } from '../manifest/manifest.ts';
import { findOutdated, type Picture } from './pictures.ts';

const manifestOf = (hashes: Record<string, string>) => {
  const manifest = emptyManifest();
  for (const [storyId, hash] of Object.entries(hashes)) {
    const size = { width: 1440, height: 900 };
    manifest.screenshots.set(`${storyId}--desktop`, { storyId, mode: 'desktop', hash, by: null, ...size });
    manifest.screenshots.set(`${storyId}--phone`, { storyId, mode: 'phone', hash: `${hash} on a phone`, by: null, ...size });
  }
  return manifest;
};

const pictures: Record<string, Picture> = {
  'page.png': { story: 'pages-home--default', in: 'itself', screenshots: { 'pages-home--default--desktop': 'a' } },
  'form.png': {
    story: 'forms-form--errors',
    in: 'Storybook',
    screenshots: { 'forms-form--idle--desktop': 'b', 'forms-form--errors--desktop': 'c' },
  },
};
const accepted = { 'pages-home--default': 'a', 'pages-home--other': 'd', 'forms-form--errors': 'c', 'forms-form--idle': 'b' };

test.each([
  ['nothing', {}, []],
  ['the page', { 'pages-home--default': 'new' }, ['page.png']],
  ['another story of the page', { 'pages-home--other': 'new' }, []],
  ['the story that is open', { 'forms-form--errors': 'new' }, ['form.png']],
  ['the list of stories beside it', { 'forms-form--success': 'new' }, ['form.png']],
])('when %s has changed since, the pictures that show it are outdated', (_what, changes, outdated) => {
  expect(findOutdated(pictures, manifestOf({ ...accepted, ...changes }))).toEqual(outdated);
});

test('a picture of a story that is gone is outdated', () => {
  expect(findOutdated(pictures, manifestOf({}))).toEqual(['page.png', 'form.png']);
});
