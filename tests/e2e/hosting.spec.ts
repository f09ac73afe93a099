import { join } from 'node:path';
import { environment } from './helpers/environment.ts';
import { expect, openPage, test } from './helpers/fixtures.ts';
import { describeHost } from './helpers/hostCases.ts';
import { findNginx, startNginx } from './helpers/nginx.ts';

const origin = `http://127.0.0.1:${environment.nginxPort}`;
const program = findNginx();

test.describe('nginx, with the configuration that the build writes', () => {
  test.skip(!program, 'There is no nginx here, and no Debian to fetch it from: install nginx-light to run these.');

  let server: Awaited<ReturnType<typeof startNginx>> | undefined;
  test.beforeAll(async () => {
    if (program) server = await startNginx(program, join(environment.dir, 'dist'), environment.nginxPort);
  });
  test.afterAll(() => server?.stop());

  describeHost(origin);

  test('a file’s address redirects to the page’s', async ({ request }) => {
    for (const [file, path] of [
      ['/about.html?a=b', '/about?a=b'],
      ['/index.html', '/'],
      ['/jobs/marketing-manager.html', '/jobs/marketing-manager'],
    ]) {
      const response = await request.get(`${origin}${file}`, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([301, path]);
    }
  });

  test('an unchanged file is not sent again', async ({ request }) => {
    const first = await request.get(origin);
    const again = await request.get(origin, { headers: { 'if-none-match': first.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
    expect(again.headers()['content-security-policy']).toBe(first.headers()['content-security-policy']);
  });

  test('a page becomes interactive without a console error', async ({ page }) => {
    await openPage(page, `${origin}/pepprac`);
    await page.getByRole('button', { name: 'Book Implementation Call' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
