import { execFileSync } from 'node:child_process';

/** From the top floor down: a room uses those below it. */
const FLOORS = ['app', 'pages', 'layouts', 'sections', 'modals', 'forms', 'components'];
/** Below all floors, side by side. */
const FOUNDATIONS = ['config', 'content', 'hooks', 'integrations', 'lib', 'seo', 'services', 'theme'];

const above = (room: string) => (FLOORS.includes(room) ? FLOORS.slice(0, FLOORS.indexOf(room)) : FLOORS);
/** Rooms whose parts know nothing of each other. */
const APART = ['sections', 'modals'];

test('the linter refuses each import that does not point down the house, and no other', () => {
  const refused = JSON.parse(execFileSync('node', ['tests/architecture/rejected-imports.mjs'], { encoding: 'utf8' })) as object;
  const rooms = [...FLOORS, ...FOUNDATIONS];
  const expected = (room: string) => [...above(room), ...APART.filter((one) => one === room)].sort();
  expect(refused).toEqual(Object.fromEntries(rooms.map((room) => [room, expected(room)])));
}, 60_000);
