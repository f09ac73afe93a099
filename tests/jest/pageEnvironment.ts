import PageEnvironment from 'jest-fixed-jsdom';
import { FailedHook, type RunEvent, type RunState } from './failedHook.ts';

export default class extends PageEnvironment {
  private readonly failedHook = new FailedHook();

  handleTestEvent(event: RunEvent, state: RunState): void {
    this.failedHook.handle(event, state);
  }
}
