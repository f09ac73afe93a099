import { baselinePath, kebab, resultKey, storySlug } from './naming.ts';

describe('names of baselines', () => {
  it.each([
    ['LeadForm', 'lead-form'],
    ['Lead Form', 'lead-form'],
    ['  dark / phone ', 'dark-phone'],
    ['Größe 2', 'größe-2'],
    ['ForcedColours360', 'forced-colours360'],
  ])('writes %j as %j', (text, expected) => {
    expect(kebab(text)).toBe(expected);
  });

  it('follows the sidebar', () => {
    expect(baselinePath({ id: 'sections-lead-form--server-error', title: 'Sections/LeadForm' }, 'phone')).toBe(
      'sections/lead-form/server-error--phone.png',
    );
    expect(baselinePath({ id: 'button--primary', title: 'Button' }, 'dark desktop')).toBe('button/primary--dark-desktop.png');
  });

  it('cannot leave the folder of baselines', () => {
    expect(baselinePath({ id: 'x--y', title: '../../etc/A' }, '../../b')).toBe('etc/a/y--b.png');
  });

  it('takes the story out of the id', () => {
    expect(storySlug('sections-hero--a--b')).toBe('a--b');
    expect(resultKey('sections-hero--plain', 'Phone')).toBe('sections-hero--plain--phone');
  });
});
