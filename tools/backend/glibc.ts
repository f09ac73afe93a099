import { UserError } from '../shared/userError.ts';

/** The part of Node's own report that names the C library; Linux with another one than glibc has no such field. */
type SystemReport = { header: { glibcVersionRuntime?: string } };

const readReport = () => process.report.getReport() as unknown as SystemReport;

/**
 * PostgreSQL and Deno come from npm for glibc alone, which Alpine and other Linux systems with musl lack.
 *
 * @throws UserError on such a system, with a command that runs the site there
 */
export function requireGlibc(platform: string = process.platform, report: () => SystemReport = readReport): void {
  if (platform !== 'linux' || report().header.glibcVersionRuntime !== undefined) return;
  throw new UserError(
    'This Linux has no glibc (Alpine has musl instead), and neither the embedded PostgreSQL nor Deno exists for it. Use Debian, Ubuntu or Fedora, or their image: ' +
      'rm -rf node_modules && docker run --rm -it --network host -v "$PWD":/site -w /site node:22 npm start',
  );
}
