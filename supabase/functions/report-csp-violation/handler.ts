import { clientAddress, networksOf } from '../_shared/clientAddress.ts';
import { sql, type Database } from '../_shared/database.ts';
import { makeEndpoint, type Handler } from '../_shared/endpoint.ts';
import type { Platform } from '../_shared/platform.ts';
import { makeTryLimit } from '../_shared/rateLimit.ts';
import { readFormSettings } from '../_shared/settings.ts';

/** Reports of one network an hour. A page that violates its policy sends a few each time it is opened. */
const MOST_REPORTS = 60;
/** Different violations a day. More are made up: the site has few pages, and each policy few directives. */
const MOST_A_DAY = 200;

/** What is kept of a report: nothing about the visitor. */
type Violation = { page: string; directive: string; blocked: string };

export type ReportDeps = ReturnType<typeof reportDeps>;

/** The dependencies on the real platform. @throws SettingsError */
export function reportDeps({ env, project, database, clock, log }: Platform) {
  const { siteOrigins, addressHeader } = readFormSettings(env);
  return {
    siteOrigins,
    addressHeader,
    clock,
    log,
    reports: makeTryLimit(database, 'csp report', MOST_REPORTS, project.secretKeys[0] ?? project.databaseUrl),
    countViolation: countViolation(database),
  };
}

/** Counts a violation once more; a new one only as long as the day has room for it. */
const countViolation =
  (database: Database) =>
  async ({ page, directive, blocked }: Violation, now: Date): Promise<void> => {
    const day = now.toISOString().slice(0, 10);
    await database.run(sql`
      insert into private.csp_violations as violation (day, page, directive, blocked)
      select ${day}::date, ${page}, ${directive}, ${blocked}
      where (select count(*) from private.csp_violations where day = ${day}::date) < ${MOST_A_DAY}
        or exists (
          select from private.csp_violations
          where day = ${day}::date and page = ${page} and directive = ${directive} and blocked = ${blocked})
      on conflict (day, page, directive, blocked) do update set hits = violation.hits + 1`);
  };

/**
 * Counts what the content security policy of the site's pages blocked, as browsers report it (`report-uri`), by page and day. Browsers
 * send no key, so anyone can report: limits bound what is stored, and what is not about a page of the site is ignored.
 */
export function makeHandler({ siteOrigins, addressHeader, clock, log, reports, countViolation: count }: ReportDeps): Handler {
  return makeEndpoint({
    name: 'report-csp-violation',
    identify: () => Promise.resolve(undefined),
    types: ['application/csp-report'],
    maxBodyBytes: 8 * 1024,
    log,
    async respond({ request, body }) {
      const violation = readViolation(body, siteOrigins);
      if (!violation) return { body: {}, outcome: 'ignored' };
      const network = networksOf(clientAddress(request, addressHeader) ?? '')[0] ?? null;
      const now = clock();
      if ((await reports.secondsUntilNext(network, now)) !== null) return { body: {}, outcome: 'ignored' };
      await reports.count(network, now);
      await count(violation, now);
      return { body: {}, outcome: 'counted' };
    },
  });
}

/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation; null when it is not about a page of the site. */
function readViolation(body: unknown, siteOrigins: readonly string[] | null): Violation | null {
  const report = Object((Object(body) as Record<string, unknown>)['csp-report']) as Record<string, unknown>;
  const read = (name: string) => (typeof report[name] === 'string' ? report[name] : '');
  const address = read('document-uri');
  const directive = read('effective-directive') || (read('violated-directive').split(' ')[0] ?? '');
  if (!URL.canParse(address) || !/^[a-z-]{1,40}$/.test(directive)) return null;
  const { origin, pathname } = new URL(address);
  if ((siteOrigins && !siteOrigins.includes(origin)) || !/^\/[\w./-]{0,100}$/.test(pathname)) return null;
  return { page: pathname, directive, blocked: sourceOf(read('blocked-uri')) };
}

/** The address without path and query, which can say what the visitor did. */
function sourceOf(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const { origin, protocol } = new URL(blocked);
  return (/^https?:$/.test(protocol) ? origin : protocol).slice(0, 100);
}
