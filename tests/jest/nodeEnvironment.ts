import NodeEnvironment from 'jest-environment-node';
import { FailedHook, type RunEvent, type RunState } from './failedHook.ts';

export default class extends NodeEnvironment {
  private readonly failedHook = new FailedHook();

  handleTestEvent(event: RunEvent, state: RunState): void {
    this.failedHook.handle(event, state);
  }
}
