import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from '../../tools/shared/paths.ts';
import { serveFolder } from '../../tools/visual/capture/serve-folder.ts';

const storybook = join(projectRoot(), 'storybook-static');
const stories = ['idle', 'field-errors', 'submitting', 'restored'];

test('stories of one form side by side each show the state that they are named after', async ({ page }) => {
  expect(existsSync(join(storybook, 'index.json')), 'Build Storybook first: npm run build-storybook').toBe(true);
  const server = await serveFolder(storybook);
  await page.goto(`${server.url}/index.json`);
  const frames = stories.map(
    (name) => `<iframe title="${name}" src="iframe.html?id=forms-leadform--${name}" height="600"></iframe>`,
  );
  await page.setContent(frames.join(''));

  const storyOf = (name: string) => page.frameLocator(`iframe[title="${name}"]`);
  const expectFields = async (name: string, fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields))
      await expect(storyOf(name).getByLabel(new RegExp(`^${label}`)), `${label} of ${name}`).toHaveValue(value);
  };
  await expect(storyOf('field-errors').getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(storyOf('submitting').getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(storyOf('restored').getByText('Your details are still here.')).toBeVisible();
  await expectFields('idle', { 'Full name': '', Email: '', Phone: '' });
  await expectFields('field-errors', { 'Full name': 'D', Email: 'dana@lakeside', Phone: '555-0199' });
  await expectFields('submitting', { 'Full name': 'Dana Whitfield', Phone: '(713) 555-0199' });
  await expect(storyOf('submitting').getByText('Your details are still here.')).toBeHidden();
  await server.close();
});
