import type { FullConfig } from '@playwright/test';
import { startEnvironments } from '../../e2e/helpers/globalSetup.ts';

export default ({ workers }: FullConfig): Promise<() => Promise<void>> => startEnvironments(workers);
