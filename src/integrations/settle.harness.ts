/** Waits for pending promises. */
export const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
