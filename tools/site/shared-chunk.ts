import type { Rollup } from 'vite';

/** A module that so many pages use is common. */
const MOST_PAGES = 6;

const isPage = (module: string): boolean => /\/src\/pages\/\w+\.tsx$/.test(module);

/** What only the pages of calendars, of lists of steps or of questions share stays apart. */
const maybeCommon = (id: string): boolean =>
  /\/(src\/(components|hooks|lib|startup|theme\/mixins)|lucide-react)\//.test(id) &&
  !/Booking|BookedCall|callTime|CalendarEmbed|StepList|Accordion/.test(id);

/**
 * The chunk of a module that many others use. Every page loads the two packages, and each file is run in a task of its own. The small
 * modules of most pages are one file: as twenty, they cost a cheap phone a quarter of a second in requests. So are those of panels.
 */
export function sharedChunk(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  const visited = new Set<string>();
  const pagesThatImport = (module: string): number => {
    if (visited.has(module)) return 0;
    visited.add(module);
    const importers = getModuleInfo(module)?.importers ?? [];
    return importers.map(pagesThatImport).reduce((sum, pages) => sum + pages, isPage(module) ? 1 : 0);
  };
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
  // `tslib` goes along, which the dialog's package uses too.
  if (/node_modules\/(styled-components|stylis|@emotion|tslib)\//.test(id)) return 'styled-components';
  if (/\/(ProductPanel|productPanels|Track|clientJourney\/sample)\b/.test(id)) return 'panels';
  if (maybeCommon(id) && pagesThatImport(id) >= MOST_PAGES) return 'common';
  return undefined;
}
