import { timeLimit } from '../../../tools/shared/timeLimit.ts';

/**
 * A session of WebDriver (https://www.w3.org/TR/webdriver2/), in which a test controls one window. `send` takes the standard's names
 * of commands and their parameters.
 */
export type Command = 'Navigate' | 'ExecuteScript' | 'ElementClick' | 'ElementSendKeys' | 'PerformActions' | 'SwitchToFrame';

export type Send = <Value>(command: Command, parameters?: Record<string, unknown>) => Promise<Value>;

export type Session = {
  send: Send;
  /** Sets the size of the page's viewport. */
  resize: (width: number, height: number) => Promise<void>;
  /** The errors that the browser itself has noted, while pages load too; where it notes any. */
  errors: () => Promise<string[]>;
  /** Ends the browser too. */
  end: () => Promise<void>;
};

const TIMEOUT_MS = timeLimit(20_000);

/** Tries until it succeeds. @throws what the last attempt has thrown */
export async function retry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const endsAt = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (cause) {
      if (Date.now() > endsAt) throw cause;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
