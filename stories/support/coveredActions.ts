/**
 * The texts of the main actions that the open privacy notice covers, as far as they are on the screen. They look like the header's call
 * to action. End-to-end tests run this in the page, so it uses nothing beside itself.
 *
 * What replaces a calendar that is not configured stands as low as the calendar, whose lower part the notice covers on a phone too.
 */
export function coveredActions(): (string | null)[] {
  const [example] = [...document.querySelectorAll('header a')].filter(({ textContent }) => textContent === 'Get Started');
  if (!example) throw new Error('The header has no call to action.');
  const { backgroundColor } = getComputedStyle(example);
  const notice = document.querySelector('[aria-label="Privacy notice"]');
  if (!notice) throw new Error('The privacy notice is not open.');
  const { top } = notice.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(a, button)')]
    .filter((action) => action.closest('[role=status]') === null)
    .filter((action) => getComputedStyle(action).backgroundColor === backgroundColor)
    .filter((action) => action.getBoundingClientRect().top < innerHeight && action.getBoundingClientRect().bottom > top)
    .map(({ textContent }) => textContent);
}
