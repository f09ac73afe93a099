import { test as base } from '@playwright/test';
import { Backend } from './backend.ts';

export type BackendFixtures = {
  backend: Backend;
  /** An email that no other test or attempt uses. */
  email: string;
};

/** Tests that read what the backend has stored. */
export const test = base.extend<BackendFixtures>({
  backend: async ({}, use) => {
    const backend = new Backend();
    await use(backend);
    await backend.close();
  },
  email: async ({}, use, { testId, repeatEachIndex, retry }) => {
    await use(`dana+${testId}-${repeatEachIndex}-${retry}@lakeside-peptides.example`);
  },
});
