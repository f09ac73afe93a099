import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryFolder } from '../../../tools/shared/memoryFolder.ts';

/**
 * The first start creates a database and compiles the functions, which takes two seconds. It is done once, and each test file
 * starts with a copy (`copyOfTemplate`), in memory if possible: on a disk, copying takes longer than starting.
 */
export default function setup(): void {
  if (process.env.BACKEND_TEMPLATE) return;
  const dataDir = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'backend-template-'));
  // PostgreSQL may run as another user.
  chmodSync(dataDir, 0o755);
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/jest/backendTemplate/make.ts', dataDir], { stdio: 'inherit' });
  process.env.BACKEND_TEMPLATE = dataDir;
}
