import { planNew } from './planNew.ts';

// That what it makes passes all tests is tested in `tests/firstHour`.
test.each([
  ['section', 'Values', 'The name is taken: src/sections/Values/Values.tsx'],
  ['page', 'booking-dr', 'The name is taken: src/config/paths.ts'],
])('nothing of the project is overwritten by a new %s %s', (kind, name, message) => {
  expect(() => planNew('.', kind, name)).toThrow(message);
});
