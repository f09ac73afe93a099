/**
 * Firefox, by its own protocol Marionette: WebDriver's commands as JSON over TCP. It is what geckodriver speaks to Firefox
 * (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/shared/ports.ts';
import { stopChild } from '../../../tools/shared/process.ts';
import { retry, type Session } from './session.ts';

type Reply = [type: 1, id: number, error: { error: string; message: string } | null, result: { value: unknown } | null];

const open = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', reject);
  });

/** @returns sends a command, by its full name. There may be only one at a time. */
function marionette(socket: Socket) {
  let received = Buffer.alloc(0);
  let onReply: (reply: Reply) => void = () => undefined;
  socket.on('data', (data) => {
    received = Buffer.concat([received, Buffer.from(data)]);
    for (;;) {
      // A message is its length in bytes, a colon, and JSON.
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as Reply | object;
      // The first message is a greeting.
      if (Array.isArray(message)) onReply(message as Reply);
      received = received.subarray(end);
    }
  });
  return async <Value>(command: string, parameters: object = {}): Promise<Value> => {
    const replied = new Promise<Reply>((resolve) => (onReply = resolve));
    const message = JSON.stringify([0, 1, command, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await replied;
    if (error) throw new Error(`${command}: ${error.error}: ${error.message}`);
    return result?.value as Value;
  };
}

/** Runs in Firefox itself: errors of scripts and of policies. */
const readErrors = `
  const isError = (message) => message instanceof Ci.nsIScriptError && !(message.flags & Ci.nsIScriptError.warningFlag);
  const isOfPage = (message) => message.sourceName.startsWith('http') || message.category.startsWith('CSP');
  return Services.console.getMessageArray().filter((message) => isError(message) && isOfPage(message)).map(String);`;

/** Runs in Firefox itself: a window has a minimum width, a page in it has none. */
const setSize = `
  const { style } = gBrowser.selectedBrowser;
  [style.width, style.height] = [...arguments].map((size) => size + 'px');`;

export async function startFirefox(executable: string): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const preferences = { 'marionette.port': port, 'devtools.console.stdout.content': true };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref('${name}', ${value});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--marionette', '--remote-allow-system-access'];
  const firefox = spawn(executable, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  // Firefox's own service of settings is left out, because it reaches no network here.
  const logged: string[] = [];
  firefox.stdout.setEncoding('utf8').on('data', (text: string) => {
    logged.push(...text.split('\n').filter((line) => /^console\.error: (?!RSLoader)/.test(line)));
  });
  const socket = await retry(() => open(port));
  const command = marionette(socket);
  await command('WebDriver:NewSession');

  const inFirefox = async <Value>(script: string, ...args: unknown[]): Promise<Value> => {
    await command('Marionette:SetContext', { value: 'chrome' });
    const value = await command<Value>('WebDriver:ExecuteScript', { script, args });
    await command('Marionette:SetContext', { value: 'content' });
    return value;
  };
  return {
    send: (name, parameters) => command(`WebDriver:${name}`, parameters),
    resize: (width, height) => inFirefox(setSize, width, height),
    errors: async () => [...logged, ...(await inFirefox<string[]>(readErrors))],
    end: async () => {
      socket.destroy();
      await stopChild(firefox, 'SIGTERM', 5000);
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
