import { execFileSync } from 'node:child_process';

/** From the top floor down: a room uses those below it. */
const FLOORS = ['app', 'pages', 'layouts', 'sections', 'modals', 'forms', 'components'];
/** Below all floors, side by side. */
const FOUNDATIONS = ['config', 'content', 'hooks', 'integrations', 'lib', 'seo', 'services', 'theme'];
/** Rooms whose parts may not import each other. */
const APART = ['sections', 'modals'];

const above = (room: string) => (FLOORS.includes(room) ? FLOORS.slice(0, FLOORS.indexOf(room)) : FLOORS);

type Rejected = Record<string, string[]>;
let rejected: { rooms: Rejected; house: Rejected };

beforeAll(() => {
  const output = execFileSync('node', ['tests/architecture/rejected-imports.mjs'], { encoding: 'utf8' });
  rejected = JSON.parse(output) as typeof rejected;
}, 120_000);

test('the linter rejects each import between rooms that does not point down the house, and no other', () => {
  const expected = (room: string) => [...above(room), ...APART.filter((one) => one === room)].sort().map((name) => `src/${name}`);
  const rooms = [...FLOORS, ...FOUNDATIONS].map((room) => [`src/${room}`, expected(room)]);
  expect(rejected.rooms).toEqual(Object.fromEntries(rooms));
});

test('the linter rejects tools and tests in the product, tests and other tools in a tool, and no other import', () => {
  const parts = Object.keys(rejected.house);
  const tools = parts.filter((part) => part.startsWith('tools/'));
  expect(tools).toEqual(expect.arrayContaining(['tools/backend', 'tools/shared', 'tools/site', 'tools/start']));
  const expected = (part: string) => {
    if (part === 'tests') return [];
    if (!tools.includes(part)) return ['tests', ...tools];
    return ['tests', ...tools.filter((tool) => tool !== part && tool !== 'tools/shared')];
  };
  expect(rejected.house).toEqual(Object.fromEntries(parts.map((part) => [part, expected(part).sort()])));
});
