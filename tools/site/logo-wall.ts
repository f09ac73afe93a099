/**
 * Combines all partner logos in one file, public/logos/wall.svg, each with a name (`wall.svg#quarry-lane`), so that they cost the
 * visitor one request. After a change of `src/content/partnerLogos.ts` or of a logo:
 *   npx tsx tools/site/logo-wall.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partnerLogos } from '../../src/content/partnerLogos.ts';
import { logoId, LOGO_WALL } from '../../src/lib/logoWall.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', 'public');

/** A logo's drawing as a nested `svg`, which scales it. */
function place(file: string, width: number, height: number, y: number): string {
  const [, attributes = '', drawing = ''] =
    /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(readFileSync(join(PUBLIC, file), 'utf8')) ?? [];
  const viewBox = /viewBox="[^"]+"/.exec(attributes)?.[0];
  const fill = /fill="[^"]+"/.exec(attributes)?.[0];
  if (!viewBox || !fill) throw new Error(`${file}: a logo needs a viewBox and a fill on its outermost element.`);
  return `<svg y="${y}" width="${width}" height="${height}" ${viewBox} ${fill}>${drawing}</svg>`;
}

let y = 0;
const views: string[] = [];
const drawings: string[] = [];
for (const { file, width, height } of partnerLogos.logos) {
  views.push(`<view id="${logoId(file)}" viewBox="0 ${y} ${width} ${height}"/>`);
  drawings.push(place(file, width, height, y));
  y += height;
}
// Without a size, because each view has the size at which it is shown.
writeFileSync(join(PUBLIC, LOGO_WALL), `<svg xmlns="http://www.w3.org/2000/svg">${views.join('')}${drawings.join('')}</svg>\n`);
