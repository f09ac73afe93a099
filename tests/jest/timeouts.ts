/** Real servers on a busy machine need time; a test that takes longer hangs. */
jest.setTimeout(60_000);

export {};
