import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base } from './fixtures.ts';

/** What the proxy does with an upload once it has taken all of it. */
export type UploadFate = 'passed-on' | 'silence' | 'reset' | 'too-large' | 'unreadable' | 'sign-in';

const INTERVAL_MS = 100;
const READABLE = { 'content-type': 'text/html', 'access-control-allow-origin': '*' };
const page = (text: string) => `<html><body><h1>${text}</h1></body></html>`;

/**
 * A proxy between a visitor and everything else. It takes an upload at once, as the buffers of a real connection do, which the browser
 * reports as sent, and passes it on slowly. The browser's own emulation of a slow connection counts what has arrived instead.
 */
export class SlowProxy {
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
    else if (isUpload && this.fate === 'too-large') response.writeHead(413, READABLE).end(page('413 Request Entity Too Large'));
    else if (isUpload && this.fate === 'unreadable') response.writeHead(413).end(page('413 Request Entity Too Large'));
    else if (isUpload && this.fate === 'sign-in') response.writeHead(200, READABLE).end(page('Welcome to our Wi-Fi'));
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
export const test = base.extend<{ slowProxy: SlowProxy; proxy: { server: string } }>({
  slowProxy: async ({}, use) => {
    await use(new SlowProxy());
  },
  proxy: async ({ slowProxy }, use) => {
    await use({ server: await slowProxy.start() });
    slowProxy.stop();
  },
});
