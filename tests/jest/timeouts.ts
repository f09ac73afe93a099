/** Real servers on a machine with other work to do: what takes longer than this hangs. */
jest.setTimeout(30_000);

export {};
