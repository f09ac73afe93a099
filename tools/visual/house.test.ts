/** The house stands by itself: its rooms read downward, and know neither this site nor another tool. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const HOUSE = 'tools/visual';
/** The leaf of the review's backend, which may be deployed alone, so it is not among the types of the house. */
const PROTOCOL = `${HOUSE}/review/supabase/functions/_shared/protocol.ts`;
/** The rooms stand from the top to the ground. `doors` are the commands, `ground` is what every room uses. */
const ROOMS = ['doors', 'panel', 'coverage', 'documents', 'review', 'run', 'capture', 'manifest', 'compare', 'ground'];

function roomOf(file: string): string {
  const [, , room = '', ...inside] = file.split('/');
  if (file === PROTOCOL) return 'ground';
  if (inside.length > 0) return room;
  return ['cli.ts', 'accept-cli.ts'].includes(room) ? 'doors' : 'ground';
}

const files = readdirSync(HOUSE, { recursive: true, encoding: 'utf8' })
  .map((file) => posix.join(HOUSE, file.replaceAll('\\', '/')))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file));

const arrows = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)].map(
    ([, to = '']) => [file, posix.join(posix.dirname(file), to)] as const,
  ),
);

test('each file is in a known room', () => {
  expect(files.length).toBeGreaterThan(60);
  expect([...new Set(files.map(roomOf))].filter((room) => !ROOMS.includes(room))).toEqual([]);
});

test('no arrow points up', () => {
  const climbing = arrows.filter(
    ([from, to]) => to.startsWith(`${HOUSE}/`) && ROOMS.indexOf(roomOf(from)) > ROOMS.indexOf(roomOf(to)),
  );
  expect(climbing).toEqual([]);
});

test('nothing outside is known but what tools share', () => {
  const outside = arrows.filter(([, to]) => !to.startsWith(`${HOUSE}/`) && !to.startsWith('tools/shared/'));
  expect(outside).toEqual([]);
});

test('the functions of the backend, which are deployed alone, know nothing beside them', () => {
  const functions = `${HOUSE}/review/supabase/functions/`;
  const leaving = arrows.filter(([from, to]) => from.startsWith(functions) && !to.startsWith(functions));
  expect(leaving).toEqual([]);
});
