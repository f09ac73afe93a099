/** WebKitGTK in its MiniBrowser, by WebKitWebDriver. */
import { spawn } from 'node:child_process';
import { freePort } from '../../../tools/shared/ports.ts';
import { stopChild } from '../../../tools/shared/process.ts';
import { retry, type Command, type Send, type Session } from './session.ts';

/** Where each command is sent; `:id` is the element. */
const paths: Record<Command, string> = {
  Navigate: '/url',
  ExecuteScript: '/execute/sync',
  ElementClick: '/element/:id/click',
  ElementSendKeys: '/element/:id/value',
  PerformActions: '/actions',
  SwitchToFrame: '/frame',
};

async function request<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

export async function startWebKit(): Promise<Session> {
  const port = await freePort();
  // MiniBrowser has no headless mode, so it gets a virtual screen.
  const screen = ['--auto-servernum', '--server-args', '-screen 0 1600x1200x24'];
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const server = `http://127.0.0.1:${port}`;
  await retry(() => request('GET', `${server}/status`));
  // A full screen has no toolbar, whose buttons would make the window wider than a phone.
  const args = ['--automation', '--full-screen'];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } };
  const { sessionId } = await request<{ sessionId: string }>('POST', `${server}/session`, { capabilities });
  const session = `${server}/session/${sessionId}`;

  const send: Send = (command, parameters = {}) =>
    request('POST', `${session}${paths[command].replace(':id', String(parameters.id))}`, parameters);
  return {
    send,
    resize: (width, height) => request('POST', `${session}/window/rect`, { width, height }),
    // Under automation it writes the console nowhere.
    errors: () => Promise.resolve([]),
    end: async () => {
      await request('DELETE', session);
      await stopChild(driver, 'SIGTERM', 5000, { isLeader: true });
    },
  };
}
