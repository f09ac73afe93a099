import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { contact } from '../../src/content/contact.ts';
import { projectRoot } from '../../tools/shared/paths.ts';
import { freePort } from '../../tools/shared/ports.ts';
import { timeLimit } from '../../tools/shared/timeLimit.ts';
import { environment } from '../e2e/helpers/environment.ts';

const root = projectRoot();
const copy = join(root, environment.dir, 'fast-refresh');
/** The folder is named `node_modules`, so that Babel skips the bundled packages. */
const CACHE = join(copy, '.cache', 'node_modules', 'vite');
const EDITED_FILE = join(copy, 'src/forms/ContactForm/ContactForm.tsx');
/** How long a server with a cold cache takes. */
const TIMEOUT_MS = timeLimit(60_000);

/** Copies the files that the development server reads, so that a test can edit them. */
function copyProject(): void {
  rmSync(copy, { recursive: true, force: true });
  const folders = ['public', 'src', 'supabase/functions', 'tools'];
  for (const name of [...folders, 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
}

/** Storybook builds with the same plugin. */
async function startVite(): Promise<ViteDevServer> {
  const server = await createServer({
    root: copy,
    configFile: join(copy, 'vite.config.ts'),
    cacheDir: CACHE,
    logLevel: 'error',
    server: { port: await freePort(), strictPort: true },
  });
  return server.listen();
}

test('an edited component is replaced in the open page, and the form keeps its values', async ({ page }) => {
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Could not Fast Refresh')) failures.push(message.text());
  });
  copyProject();
  const server = await startVite();
  try {
    await page.goto(new URL('/contact', server.resolvedUrls?.local[0]).href);
    const firstName = page.getByRole('textbox', { name: contact.form.labels.firstName });
    await expect(firstName).toBeVisible({ timeout: TIMEOUT_MS });
    // A prerendered page brings the global styles with it; this one has to load them.
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
    // A server with a cold cache bundles packages when they are first imported, and then reloads the page.
    await page.waitForLoadState('networkidle');
    await firstName.fill('Marcus');
    const source = readFileSync(EDITED_FILE, 'utf8');
    writeFileSync(EDITED_FILE, source.replace('</Form>', '<p>An edited line</p></Form>'));
    await expect(page.getByText('An edited line')).toBeVisible({ timeout: TIMEOUT_MS });
    await expect(firstName).toHaveValue('Marcus');
    expect(failures).toEqual([]);
  } finally {
    await server.close();
  }
});
