import { rmSync } from 'node:fs';

export default function teardown(): void {
  const dataDir = process.env.BACKEND_TEMPLATE;
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
}
