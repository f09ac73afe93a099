/** A visitor looks for the stories of people like them. */
import { expect, openPage, test } from './helpers/fixtures.ts';

const PATH = '/testimonials';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the board shows everyone, partners or patients, by keys too, and the address keeps the choice', async ({ page }) => {
  await openPage(page, PATH);
  const notes = page.getByRole('main').getByRole('article');
  const count = page.getByRole('main').getByRole('status');
  const patients = notes.filter({ hasText: /Patient, [A-Z]/ });
  await expect(notes).toHaveCount(33);
  await expect(count).toHaveText('All 33 notes');
  const ofPatients = await patients.count();

  await page.getByRole('radio', { name: 'Everyone' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Partners' })).toBeChecked();
  await expect(notes).toHaveCount(33 - ofPatients);
  await expect(patients).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${PATH}#patients`);
  await expect(count).toHaveText(`${ofPatients} of 33 notes`);
  await expect(notes).toHaveCount(ofPatients);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Patients' })).toBeChecked();
  await expect(notes).toHaveCount(ofPatients);
  await page.getByRole('radio', { name: 'Everyone' }).click();
  await expect(notes).toHaveCount(33);
  await expect(page).toHaveURL(PATH);
});

test('a link to a note shows the whole board', async ({ page }) => {
  await openPage(page, `${PATH}#priya-raman`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(33);
  await expect(page.locator('#priya-raman')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all stories are shown, and no choice', async ({ page }) => {
    await page.goto(`${PATH}#patients`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(33);
    await expect(page.getByText('Show notes from')).toBeHidden();
  });
});
