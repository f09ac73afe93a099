/** What sticks while a page or a dialog scrolls, and where it lets go: screenshots are taken without scrolling. */
import { expect, openPage, test } from './helpers/fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

type Sticky = { what: string; inset: string; sticks: boolean; letsGo: boolean };

/** Scrolls the page to each sticky element and past its place. Runs in the page. */
function readSticky(): Sticky[] {
  const isSticky = (element: Element) => element.checkVisibility() && getComputedStyle(element).position === 'sticky';
  return [...document.querySelectorAll('body *')].filter(isSticky).map((element) => {
    const { insetBlockStart, insetBlockEnd } = getComputedStyle(element);
    const isAtEnd = insetBlockStart === 'auto';
    const inset = parseFloat(isAtEnd ? insetBlockEnd : insetBlockStart);
    /** How far the element is from its edge of the window, and from the end of its place. */
    const distancesAt = (scrollY: number) => {
      scrollTo({ top: scrollY, behavior: 'instant' });
      const { top, bottom } = element.getBoundingClientRect();
      const end = element.parentElement?.getBoundingClientRect().bottom ?? NaN;
      return { toEdge: isAtEnd ? innerHeight - bottom : top, toEnd: end - bottom };
    };
    const first = distancesAt(0);
    const sticksAt = isAtEnd ? inset - first.toEdge : first.toEdge - inset;
    const halfway = distancesAt(sticksAt + first.toEnd / 2);
    const past = distancesAt(sticksAt + first.toEnd + innerHeight);
    return {
      what: element.querySelector('h1, h2, h3, summary')?.textContent ?? element.localName,
      inset: `${inset} from the ${isAtEnd ? 'bottom' : 'top'}`,
      sticks: first.toEnd > 100 && Math.abs(halfway.toEdge - inset) <= 1,
      letsGo: past.toEnd >= -1,
    };
  });
}

const header = { what: 'header', inset: '0 from the top', sticks: true, letsGo: true };

/** What sticks on each kind of page besides the header, and where. */
const sticky = {
  '/faq': ['Straight answers', '128 from the top'],
  '/jobs/contentstrategist': ['At a glance', '96 from the top'],
  '/pepprac': ['Why peptide practices choose us', '128 from the top'],
  '/ty-fb': ['Every question, by topic', '96 from the top'],
  '/demo': ['Choose your seat', '24 from the bottom'],
  '/terms-and-conditions': ['On this page', '96 from the top'],
} as const;

test('what stands beside longer text sticks from 1024 px on, to the end of that text', async ({ page }) => {
  for (const [path, [what, inset]] of Object.entries(sticky)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const found = () => page.evaluate(readSticky);
    expect([path, await found()]).toEqual([path, [header, { what, inset, sticks: true, letsGo: true }]]);
    await page.setViewportSize({ width: 1024, height: 900 });
    expect(await found()).toHaveLength(2);
    await page.setViewportSize({ width: 1023, height: 900 });
    expect(await found()).toEqual([header]);
  }
});

test('title and close button of a dialog stay while it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openPage(page, '/');
  await page
    .getByRole('button', { name: /^Learn More about/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const parts = [dialog.getByRole('heading', { level: 2 }), dialog.getByRole('button', { name: 'Close' }).first()];
  const last = dialog.getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
});
