/** Real servers and lazy code need time on a busy machine; a test that takes longer hangs. */
jest.setTimeout(60_000);

export {};
