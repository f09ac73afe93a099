/**
 * The texts of the main actions that the open privacy notice covers, as far as they are on the screen. End-to-end tests run this in the
 * page, so it uses nothing beside itself.
 *
 * What replaces a calendar that is not configured stands as low as the calendar, whose lower part the notice covers on a phone too.
 *
 * @param colorOfActions their background, by which they are found
 */
export function coveredActions(colorOfActions: string): (string | null)[] {
  const example = document.body.appendChild(document.createElement('i'));
  example.style.background = colorOfActions;
  const { backgroundColor } = getComputedStyle(example);
  example.remove();
  const notice = document.querySelector('[aria-label="Privacy notice"]');
  if (!notice) throw new Error('The privacy notice is not open.');
  const { top } = notice.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(a, button)')]
    .filter((action) => action.closest('[role=status]') === null)
    .filter((action) => getComputedStyle(action).backgroundColor === backgroundColor)
    .filter((action) => action.getBoundingClientRect().top < innerHeight && action.getBoundingClientRect().bottom > top)
    .map(({ textContent }) => textContent);
}
