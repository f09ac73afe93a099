import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Addresses, BackendCommand } from './backendProcess.ts';

/** The embedded backend, as the contract tests use it. */
export type Environment = Addresses & {
  /** Changes the backend's database. Resolves when the change is in effect. */
  command: (command: BackendCommand) => Promise<void>;
  /** Injects a fault into the next request to a target (`tools/backend/faults.ts`). */
  injectFault: (target: string, fault: string, more?: Record<string, unknown>) => Promise<void>;
  /** Sets how one of the backend's webhooks responds (`tools/backend/local-services/webhooks.ts`). */
  setWebhook: (name: string, mode: object) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the embedded backend in its own process, and resolves when it is ready. */
export async function startEnvironment(): Promise<Environment> {
  const child = fork('tests/contract/backendProcess.ts', { execArgv: ['--import', 'tsx'] });
  const addresses = await nextMessage<Addresses>(child);
  const postToFakes = (path: string, body: object) =>
    fetch(`${addresses.url}/fakes${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    ...addresses,
    async command(command) {
      child.send(command);
      await nextMessage(child);
    },
    async injectFault(target, fault, more = {}) {
      const { status } = await postToFakes('/faults', { target, fault, times: 1, ...more });
      if (status !== 201) throw new Error(`There is no fault ${fault}.`);
    },
    async setWebhook(name, mode) {
      const { status } = await postToFakes(`/webhooks/${name}/mode`, mode);
      if (status !== 200) throw new Error(`There is no webhook ${name}.`);
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The backend's process ended with code ${String(code)}.`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [Message];
  return message;
}
