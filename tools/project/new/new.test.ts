import { resolve } from 'node:path';
import ts from 'typescript';
import { planNew } from './planNew.ts';

/** The compiler's errors in planned files, with the other files of the project as they are. */
function compile(planned: readonly { path: string; text: string }[]): string[] {
  const texts = new Map(planned.map(({ path, text }) => [resolve(path), text]));
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  host.fileExists = (file) => texts.has(file) || ts.sys.fileExists(file);
  // Otherwise files of a folder that does not exist yet are not looked for.
  delete host.directoryExists;
  host.readFile = (file) => texts.get(file) ?? ts.sys.readFile(file);
  const program = ts.createProgram([...texts.keys(), resolve('src/theme/styled.d.ts')], options, host);
  const sources = [...texts.keys()].map((file) => program.getSourceFile(file));
  const errors = sources.flatMap((source) => [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]);
  return errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('a new section and a new page compile', () => {
  const section = planNew('.', 'section', 'OpeningHoursOfPartnerLocations').files;
  const page = planNew('.', 'page', 'press-room').files;
  expect(page.map(({ path }) => path)).toEqual(expect.arrayContaining(['src/config/paths.ts', 'src/pages/PressRoomPage.tsx']));
  expect(compile([...section, ...page])).toEqual([]);
}, 300_000);

test.each([
  ['section', 'Values', 'The name is taken: src/sections/Values/Values.tsx'],
  ['page', 'booking-dr', 'The name is taken: src/config/paths.ts'],
])('nothing of the project is overwritten by a new %s %s', (kind, name, message) => {
  expect(() => planNew('.', kind, name)).toThrow(message);
});
