import { applyLaterFonts, loadLaterFonts } from './laterFonts';

/** In jsdom there are no fonts. */
class Font {
  static load: jest.Mock;
  constructor(readonly family: string) {}
  load = (): Promise<Font> => Font.load(this) as Promise<Font>;
}

const added: string[] = [];

beforeEach(() => {
  added.length = 0;
  Font.load = jest.fn((font: Font) => Promise.resolve(font));
  Object.assign(window, { FontFace: Font });
  Object.assign(document, { fonts: { add: ({ family }: Font) => added.push(family) } });
});
afterEach(() => jest.restoreAllMocks());

const setWide = (matches: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches: matches && media === '(min-width: 48em)', media }) as MediaQueryList);

test('a narrow window uses the fonts from the next page on, once', async () => {
  setWide(false);
  const loading = loadLaterFonts();
  applyLaterFonts();
  await loading;
  expect(added).toEqual([]);
  applyLaterFonts();
  applyLaterFonts();
  expect(added).toEqual(['Fraunces', 'Inter']);
});

test('a wide window has them already', async () => {
  setWide(true);
  await loadLaterFonts();
  applyLaterFonts();
  expect(Font.load).not.toHaveBeenCalled();
  expect(added).toEqual([]);
});

test('uses both or none', async () => {
  setWide(false);
  Font.load.mockImplementation((font: Font) =>
    font.family === 'Inter' ? Promise.reject(new Error('404')) : Promise.resolve(font),
  );
  await loadLaterFonts();
  applyLaterFonts();
  expect(added).toEqual([]);
});
