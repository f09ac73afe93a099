/** An applicant on a slow line, or behind a network that answers in our place. */
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { applicationForm } from '../../src/content/applicationForm.ts';
import { expectError, expectThanks, fillApplication, JOB, makePdf } from './helpers/application.ts';
import { expect, phone, test as base, waitToFill } from './helpers/fixtures.ts';

const { uploadFailed } = applicationForm.toasts;
const UPLOAD_ERROR = `${uploadFailed.title} ${uploadFailed.text}`;

/** What the proxy does with an upload once it has taken all of it. */
type UploadFate = 'passed-on' | 'silence' | 'reset' | 'too-large' | 'unreadable' | 'sign-in';

const INTERVAL_MS = 100;
const READABLE = { 'content-type': 'text/html', 'access-control-allow-origin': '*' };
const htmlPage = (text: string) => `<html><body><h1>${text}</h1></body></html>`;

/**
 * A proxy between a visitor and everything else. It takes an upload at once, as the buffers of a real connection do, which the browser
 * reports as sent, and passes it on slowly. The browser's own emulation of a slow connection counts what has arrived instead.
 */
class SlowProxy {
  bytesPerSecond = Infinity;
  fate: UploadFate = 'passed-on';
  private readonly server = createServer((request, response) => void this.handle(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isUpload = request.method === 'PUT';
    const body = Buffer.concat(await request.toArray());
    if (isUpload && this.fate === 'silence') return;
    if (isUpload && this.fate === 'reset') request.socket.resetAndDestroy();
    else if (isUpload && this.fate === 'too-large')
      response.writeHead(413, READABLE).end(htmlPage('413 Request Entity Too Large'));
    else if (isUpload && this.fate === 'unreadable') response.writeHead(413).end(htmlPage('413 Request Entity Too Large'));
    else if (isUpload && this.fate === 'sign-in') response.writeHead(200, READABLE).end(htmlPage('Welcome to our Wi-Fi'));
    else await this.passOn(request, body, response);
  }

  private async passOn({ url = '', method, headers }: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
    const outgoing = send(url, { method, headers }, (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers);
      incoming.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    const step = (this.bytesPerSecond * INTERVAL_MS) / 1000;
    for (let at = 0; at < body.length; at += step) {
      outgoing.write(body.subarray(at, at + step));
      if (at + step < body.length) await wait(INTERVAL_MS);
    }
    outgoing.end();
  }
}

/** Tests of a visitor behind such a proxy. */
const test = base.extend<{ slowProxy: SlowProxy; proxy: { server: string } }>({
  slowProxy: async ({}, use) => {
    await use(new SlowProxy());
  },
  proxy: async ({ slowProxy }, use) => {
    await use({ server: await slowProxy.start() });
    slowProxy.stop();
  },
});

test.use(phone);

// The machine of the tests may have no network but itself, which a browser reports as offline.
test.beforeEach(({ page }) => page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true })));

test('a résumé arrives over a line that needs a minute after the browser has handed it over', async ({
  page,
  backend,
  email,
  slowProxy,
}) => {
  const resume = makePdf(1_000_000);
  await page.clock.install();
  await page.goto(JOB.path);
  const { dialog, submit } = await fillApplication(page, email, resume);
  await waitToFill(page);
  // The 40 seconds below make it as long as at 25 KB/s.
  slowProxy.bytesPerSecond = 250_000;
  await submit.click();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '100');
  await expect(dialog.getByText(/keep this page open/)).toBeVisible();
  await page.clock.fastForward(40_000);
  await expectThanks(page);
  await backend.expectApplication(email, resume);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what is said of the upload stays on the screen, also after the question whether to leave', async ({
    page,
    email,
    slowProxy,
  }) => {
    await page.goto(JOB.path);
    const { dialog, submit } = await fillApplication(page, email, makePdf(1_000_000));
    slowProxy.bytesPerSecond = 1000;
    await submit.click();
    const progress = dialog.getByRole('progressbar');
    const cancel = dialog.getByRole('button', { name: 'Cancel the upload' });
    await expect(progress).toHaveAttribute('value', '100');
    await expect(cancel).toBeInViewport({ ratio: 1 });

    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Keep uploading' }).click();
    await expect(progress).toBeInViewport({ ratio: 1 });
    await expect(cancel).toBeInViewport({ ratio: 1 });
    // The next Tab leads to it.
    await page.keyboard.press('Tab');
    await expect(cancel).toBeFocused();
  });
});

test.describe('what stopped an upload is said in words', () => {
  // The browser logs requests that fail, and a response that it may not read.
  test.use({ expectedErrors: /Failed to load resource|blocked by CORS policy/ });

  const cases: [UploadFate, string][] = [
    ['reset', 'The connection was cut before your résumé arrived.'],
    ['unreadable', 'the file may be too large for your network'],
    ['too-large', 'This file is too large for your network'],
    ['sign-in', 'Your network answered in our place.'],
    ['silence', 'Your connection went silent'],
  ];
  test('by a reset, a proxy, a sign-in page, silence or sleep, and the next try begins again', async ({
    page,
    backend,
    email,
    slowProxy,
  }) => {
    const resume = makePdf(500_000);
    await page.clock.install();
    await page.goto(JOB.path);
    const { dialog, submit, expectUnchanged } = await fillApplication(page, email, resume);
    const progress = dialog.getByRole('progressbar');
    for (const [fate, sentence] of cases) {
      slowProxy.fate = fate;
      await submit.click();
      if (fate === 'silence') {
        await expect(progress).toHaveAttribute('value', '100');
        // Half a minute, and 20 seconds at 25 KB/s.
        await page.clock.fastForward(52_000);
      }
      await expectError(page, UPLOAD_ERROR);
      await expect(dialog.getByRole('alert')).toContainText(sentence);
      await expect(dialog.getByRole('alert')).toContainText('Trying again uploads your résumé from the start.');
      await expectUnchanged();
    }

    await submit.click();
    await expect(progress).toHaveAttribute('value', '100');
    await page.clock.fastForward('30:00');
    await expect(progress).toBeVisible();
    await page.clock.fastForward(52_000);
    await expect(dialog.getByRole('alert')).toContainText('Your device went to sleep during the upload');

    slowProxy.fate = 'passed-on';
    await submit.click();
    await expectThanks(page);
    await backend.expectApplication(email, resume);
  });
});
