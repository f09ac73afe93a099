import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { freePort } from '../../tools/shared/ports.ts';
import { stopChild } from '../../tools/shared/process.ts';
import { timeLimit } from '../../tools/shared/timeLimit.ts';

/** Asks for a web socket to Storybook's channel, which writes decisions and runs commits. @returns the status, 0 when hung up on */
async function connect(port: number, path: string, headers: Record<string, string>): Promise<number> {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
  const key = { 'sec-websocket-key': 'MDEyMzQ1Njc4OWFiY2RlZg==' };
  const asked = request({ host: '127.0.0.1', port, path, headers: { ...upgrade, ...key, ...headers } }).end();
  return new Promise((resolve) => {
    asked.once('error', () => resolve(0)).once('response', ({ statusCode = 0 }) => resolve(statusCode));
    asked.once('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
  });
}

test('only the page of a development Storybook reaches its channel, from this machine', async () => {
  const port = await freePort();
  const env = { ...process.env, STORIES_OF: 'components/Progress' };
  const args = ['run', '--silent', 'storybook', '--', '-p', String(port), '--ci'];
  const storybook = spawn('npm', args, { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  try {
    let output = '';
    storybook.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output, { timeout: timeLimit(120_000) }).toContain('Local:');
    const host = `127.0.0.1:${port}`;
    const page = await (await fetch(`http://${host}/`)).text();
    const token = /"wsToken":\s*"([^"]+)"/.exec(page)?.[1] ?? '';
    const path = `/storybook-server-channel?page=manager&token=${token}`;
    const statusFor = (origin: string, name = host) => connect(port, path, { host: name, origin });
    expect(await statusFor(`http://${host}`)).toBe(101);
    expect(await statusFor('http://127.0.0.1:1')).toBe(0);
    expect(await statusFor(`http://rebound.example:${port}`, `rebound.example:${port}`)).toBe(0);
    expect(await connect(port, path, { host })).toBe(0);
  } finally {
    await stopChild(storybook, 'SIGTERM', 5000, { isLeader: true });
    await once(storybook, 'close').catch(() => undefined);
  }
});
