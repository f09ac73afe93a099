/** The backend's client and MSW open channels that nobody closes; Node's would keep jest from ending by itself. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    (this as unknown as { unref: () => void }).unref();
  }
};

export {};
