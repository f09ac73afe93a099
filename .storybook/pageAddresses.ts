import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths, type RouteId } from '../src/config/paths.ts';

const ROUTES = join(process.cwd(), 'src', 'app', 'routes.ts');

/** The address of each page that has one of its own, by the page's name, such as `/aff` for `AffiliatePage`. */
export function pageAddresses(): Record<string, string> {
  const routes = readFileSync(ROUTES, 'utf8').matchAll(/^ {2}(\w+): \(\) => import\('\.\.\/pages\/(\w+)\.tsx'\)/gm);
  return Object.fromEntries(Array.from(routes, ([, id, page = '']) => [page, paths[id as RouteId]]));
}
