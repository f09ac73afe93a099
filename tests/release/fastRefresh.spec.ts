import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { contact } from '../../src/content/contact.ts';
import { projectRoot } from '../../tools/shared/paths.ts';
import { freePort } from '../../tools/shared/ports.ts';
import { stopChild } from '../../tools/shared/process.ts';
import { environment } from '../e2e/helpers/environment.ts';

const root = projectRoot();
const copy = join(root, environment.dir, 'fast-refresh');
/** In a folder named `node_modules`, so that Babel skips the bundled packages. */
const CACHE = join(copy, '.cache', 'node_modules');
const EDITED_FILE = join(copy, 'src/forms/ContactForm/ContactForm.tsx');

/** Copies the files that the development servers read, so that a test can edit them. */
function copyProject(): void {
  rmSync(copy, { recursive: true, force: true });
  const folders = ['.storybook', 'mocks', 'public', 'src', 'stories', 'supabase/functions', 'tools'];
  for (const name of [...folders, 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
}

type DevServer = { url: string; stop: () => Promise<void> };

async function startVite(): Promise<DevServer> {
  const port = await freePort();
  const server = await createServer({
    root: copy,
    configFile: join(copy, 'vite.config.ts'),
    cacheDir: join(CACHE, 'vite'),
    logLevel: 'error',
    server: { port, strictPort: true },
  });
  await server.listen();
  return { url: `http://127.0.0.1:${port}/contact`, stop: () => server.close() };
}

async function startStorybook(): Promise<DevServer> {
  const port = await freePort();
  const options = ['dev', '--ci', '--quiet', '--exact-port', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(join(copy, 'node_modules', '.bin', 'storybook'), options, {
    cwd: copy,
    env: { ...process.env, CACHE_DIR: CACHE },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/iframe.html?viewMode=story&id=forms-contactform--idle`;
  while (child.exitCode === null && !(await fetch(url).catch(() => null))?.ok) await sleep(200);
  return { url, stop: () => stopChild(child, 'SIGTERM', 5000) };
}

const servers = [
  { name: 'Vite', start: startVite, timeout: 60_000 },
  { name: 'Storybook', start: startStorybook, timeout: 300_000 },
];

for (const { name, start, timeout } of servers) {
  test(`${name}: an edited component is replaced in the open page, and the form keeps its values`, async ({ page }) => {
    test.setTimeout(timeout);
    const failures: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Could not Fast Refresh')) failures.push(message.text());
    });
    copyProject();
    const server = await start();
    try {
      await page.goto(server.url);
      const firstName = page.getByRole('textbox', { name: contact.form.labels.firstName });
      await expect(firstName).toBeVisible({ timeout });
      // A prerendered page brings the global styles with it; this one has to load them.
      await expect(page.locator('body')).toHaveCSS('margin', '0px');
      // A server with a cold cache bundles packages when they are first imported, and then reloads the page.
      await page.waitForLoadState('networkidle');
      await firstName.fill('Marcus');
      const source = readFileSync(EDITED_FILE, 'utf8');
      writeFileSync(EDITED_FILE, source.replace('</Form>', '<p>An edited line</p></Form>'));
      await expect(page.getByText('An edited line')).toBeVisible({ timeout });
      await expect(firstName).toHaveValue('Marcus');
      expect(failures).toEqual([]);
    } finally {
      await server.stop();
    }
  });
}
