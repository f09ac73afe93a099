/** What a stranger can write is a pull request's manifest, its results and their images. None of it may pass for what it is not. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { close, listen } from '../../shared/listen.ts';
import { dataOf, resultOf } from '../panel/fixtures.ts';
import type { Image } from '../compare/compare.ts';
import { decode, encode, hashPixels } from '../compare/image.ts';
import { judge } from './judge.ts';
import { readManifest } from '../manifest/manifest.ts';
import { formatFindings } from '../run/print.ts';
import type { StoredDecision, VisualReport, VisualResult } from '../types.ts';
import { mergeFolders } from '../run/shard.ts';

const size = { width: 40, height: 30 };
const shaded = (shade: number, lines?: string[]): Image => {
  const image = { ...size, data: Buffer.alloc(size.width * size.height * 4, shade) };
  return lines ? { ...image, lines } : image;
};
const [was, is, other] = [shaded(10), shaded(20), shaded(30)] as [Image, Image, Image];
const [before, after] = [hashPixels(was), hashPixels(is)];
const STORY = 'components-button--primary';
const KEY = `${STORY}--desktop`;
const recorded = { storyId: STORY, mode: 'desktop', ...size, hash: before, by: null };
const changed = resultOf('Primary', 'changed', { accepted: before, recorded, current: after, size });
const decision = { storyId: STORY, mode: 'desktop', accepted: before, current: after };
const rejection: StoredDecision = {
  ...decision,
  verdict: 'rejected',
  note: 'Too dark',
  by: 'Ada',
  at: '2026-01-01T00:00:00.000Z',
};

let decisions: StoredDecision[];
let backend: Server;
beforeAll(async () => {
  backend = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ reviewer: 'CI', decisions }));
  });
  process.env.VISUAL_REVIEW_URL = `http://127.0.0.1:${await listen(backend, 0)}`;
  process.env.VISUAL_REVIEW_KEY = 'review_ci';
});
afterAll(async () => {
  delete process.env.VISUAL_REVIEW_URL;
  delete process.env.VISUAL_REVIEW_KEY;
  await close(backend);
});

let folder: string;
beforeEach(() => {
  decisions = [];
  folder = mkdtempSync(join(tmpdir(), 'strangers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const screenshots = () => join(folder, 'results', 'screenshots');
const published = (hash: string) => readFileSync(join(screenshots(), `${hash}.png`));

/** The verdict of the trusted side about what a pull request has brought. */
async function verdict(results: VisualResult[], images: Record<string, Uint8Array> = {}, lines: string[] = []) {
  const part = join(folder, 'parts', '1');
  mkdirSync(join(part, 'screenshots'), { recursive: true });
  const { report } = dataOf(...results);
  const shard = { index: 1, count: 1, stories: [STORY], nothingAffected: false };
  writeFileSync(join(part, 'last-run.json'), JSON.stringify({ ...report, shard }));
  const files = { [before]: await encode(was, 'png'), [after]: await encode(is, 'png'), ...images };
  for (const [hash, file] of Object.entries(files)) writeFileSync(join(part, 'screenshots', `${hash}.png`), file);
  const file = join(folder, 'screenshots.txt');
  writeFileSync(file, ['browser Chromium', `screenshot ${STORY} desktop 40x30 ${before}`, ...lines].join('\n'));
  const manifest = readManifest(file);
  const paths = { results: join(folder, 'results'), manifest: file };
  return judge(await mergeFolders(join(folder, 'parts'), paths.results, manifest), paths, manifest);
}

const resultIn = ({ results }: VisualReport, key = KEY) => results.find((one) => one.key === key);

describe('decisions', () => {
  const forged = { verdict: 'approved', note: '', by: 'Ada', at: '9999-01-01T00:00:00.000Z' } as const;

  test('that results bring count for nothing: Ada’s rejection stays, and keeps the check red', async () => {
    decisions = [rejection];
    const report = await verdict([{ ...changed, decisions: [forged] }]);
    expect(resultIn(report)?.decisions).toMatchObject([{ verdict: 'rejected', note: 'Too dark', by: 'Ada' }]);
    expect(report.passed).toBe(false);
  });

  test('of a screenshot in the manifest, which no reviewer rejects, are the backend’s alone', async () => {
    decisions = [{ ...rejection, accepted: null, current: before }];
    const passed = resultOf('Primary', 'passed', { accepted: before, recorded, current: before, size, decisions: [forged] });
    const report = await verdict([passed]);
    expect([report.passed, report.failures]).toEqual([false, [expect.stringContaining('Rejected by Ada: Too dark')]]);
  });

  test('that the manifest of a pull request claims are not the backend’s', async () => {
    const line = `rejected ${JSON.stringify({ ...rejection, by: 'Ada', at: '9999-01-01', note: 'Please approve it' })}`;
    decisions = [{ ...rejection, verdict: 'approved', note: '' }];
    expect(resultIn(await verdict([changed], {}, [line]))?.decisions).toMatchObject([{ verdict: 'approved', by: 'Ada' }]);
  });
});

/** Puts a second frame behind the image of a PNG file, which browsers show and image libraries do not read. */
function animated(first: Buffer, second: Buffer): Buffer {
  const chunksOf = (file: Buffer) => {
    const chunks: { type: string; data: Buffer }[] = [];
    for (let at = 8; at < file.length;) {
      const length = file.readUInt32BE(at);
      chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) });
      at += 12 + length;
    }
    return chunks;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const numbers = (...values: number[]) =>
    Buffer.concat(values.map((value) => Buffer.from(Uint32Array.of(value).buffer).reverse()));
  const control = (at: number) =>
    chunk('fcTL', Buffer.concat([numbers(at, size.width, size.height, 0, 0), Buffer.from([0, 1, 0, 1, 0, 0])]));
  const head = chunksOf(first).find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(0);
  const dataOfFrame = (file: Buffer) =>
    Buffer.concat(chunksOf(file).flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])));
  return Buffer.concat([
    first.subarray(0, 8),
    chunk('IHDR', head),
    chunk('acTL', numbers(2, 0)),
    control(0),
    chunk('IDAT', dataOfFrame(first)),
    control(1),
    chunk('fdAT', Buffer.concat([numbers(2), dataOfFrame(second)])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an image', () => {
  test('has no second frame, nor anything else but pixels', async () => {
    const file = animated(await encode(is, 'png'), await encode(other, 'png'));
    expect(hashPixels(await decode(file))).toBe(after);
    await verdict([changed], { [after]: file });
    expect(published(after).includes('acTL')).toBe(false);
    expect(published(after).includes('fdAT')).toBe(false);
    expect(hashPixels(await decode(published(after)))).toBe(after);
  });

  test('of WebP is written anew too, without its text', async () => {
    const file = await encode({ ...is, lines: ['secret'] }, 'webp');
    expect(file.includes('secret')).toBe(true);
    await verdict([changed], { [after]: file });
    expect(published(after).includes('secret')).toBe(false);
    expect(hashPixels(await decode(published(after)))).toBe(after);
  });

  test('of other pixels than its hash is not published, and its story cannot be decided', async () => {
    const report = await verdict([changed], { [after]: await encode(other, 'png') });
    expect(readdirSync(screenshots())).toEqual([`${before}.png`]);
    expect(resultIn(report)).toMatchObject({ outcome: 'missing', current: null });
  });

  test.each([
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
  ])('is PNG or WebP, and not %s', async (_, file) => {
    await expect(decode(file)).rejects.toThrow('neither PNG nor WebP');
  });

  test('has at most 64 million pixels, and a file of it at most 32 MiB', async () => {
    const head = Buffer.from(await encode(shaded(1), 'png'));
    head.writeUInt32BE(8000, 16);
    head.writeUInt32BE(8001, 20);
    head.writeUInt32BE(crc32(head.subarray(12, 29)), 29);
    await expect(decode(head)).rejects.toThrow(/pixel/);
    await expect(decode(Buffer.concat([await encode(was, 'png'), Buffer.alloc(32 * 1024 ** 2)]))).rejects.toThrow(/MiB/);
  });
});

describe('what the results say of a change', () => {
  const small = { x: 1, y: 1, width: 1, height: 1 };
  const change = { pixels: 1, region: small, regions: [small], before: size, after: size, shift: null };

  test('is computed from the pixels: its size, its places, and what is decided together', async () => {
    const claims = { ...change, recoloring: null, group: 'harmless', where: null, words: 'Nothing that you need to look at.' };
    const report = await verdict([{ ...changed, change: claims, sentence: 'Nothing to see.', size: { width: 1, height: 1 } }]);
    const region = { x: 0, y: 0, ...size };
    expect(resultIn(report)).toMatchObject({
      size,
      sentence: 'The color #0a0a0a is #141414 now.',
      change: { pixels: 1200, region, words: null },
    });
    expect(resultIn(report)?.change?.group).not.toBe('harmless');
  });

  test('cannot make one decision of two changes, whatever both read', async () => {
    const lines = [
      ['Ardenwell', 'Old'],
      ['Ardenwell', 'New'],
    ] as const;
    const images = [shaded(10, [...lines[0]]), shaded(20, [...lines[1]]), shaded(40, [...lines[1]])] as [Image, Image, Image];
    const files: Record<string, Uint8Array> = {};
    for (const image of images) files[hashPixels(image)] = await encode(image, 'png');
    const second = resultOf('Victim', 'changed', { ...changed, current: hashPixels(images[2]) });
    const victim = { ...second, key: 'components-button--victim--desktop', storyId: 'components-button--victim' };
    const line = `screenshot components-button--victim desktop 40x30 ${before}`;
    const report = await verdict([changed, victim], files, [line]);
    const groups = report.results.map((result) => result.change?.group);
    expect(report.results.map((result) => result.change?.words)).toEqual(Array(2).fill('The text reads “New” instead of “Old”.'));
    expect(new Set(groups).size).toBe(2);
  });

  test.each<[string, Partial<VisualResult>, Partial<VisualResult>]>([
    ['passed, with another hash', { outcome: 'passed' }, { outcome: 'changed' }],
    [
      'passed, with an accepted hash of its own',
      { outcome: 'passed', accepted: after },
      { outcome: 'changed', accepted: before },
    ],
    [
      'new, with an accepted screenshot',
      { outcome: 'new', accepted: null, recorded: null },
      { outcome: 'changed', accepted: before },
    ],
    ['changed, and broken', { problems: [{ kind: 'play', message: 'It failed', detail: null }] }, { outcome: 'errored' }],
  ])('its outcome fits its pixels: %s', async (_, claims, expected) => {
    expect(resultIn(await verdict([{ ...changed, ...claims }]))).toMatchObject(expected);
  });

  test('“removed” with a current screenshot deletes no line', async () => {
    expect(resultIn(await verdict([{ ...changed, outcome: 'removed' }]))).toMatchObject({ outcome: 'changed', current: after });
  });

  test('is said once: a key twice is rejected', async () => {
    await expect(verdict([changed, { ...changed, outcome: 'removed', current: null }])).rejects.toThrow(/twice/);
  });

  test('and a screenshot that they leave out is not forgotten', async () => {
    const report = await verdict([changed], {}, [`screenshot components-button--victim desktop 40x30 ${before}`]);
    expect(resultIn(report, 'components-button--victim--desktop')).toMatchObject({ outcome: 'removed', accepted: before });
    expect(report.passed).toBe(false);
  });
});

test('a story that has another name and looks the same is told as one', async () => {
  const moved = resultOf('Moved', 'new', { current: before, size });
  const report = await verdict([moved]);
  expect(report.results.map(({ outcome, sentence }) => [outcome, sentence])).toEqual([
    ['new', 'It looks as “components-button--primary” did, which is gone: it has another name.'],
    ['removed', 'It is gone, and “components-button--moved” looks the same: it has another name.'],
  ]);
});

test('no text of the results is a command of the workflow, nor more than a line where one is meant', async () => {
  const evil = 'x\r::add-mask::y\n##[warning]z\u2028::error::w\u202e';
  const problems = [{ kind: 'play' as const, message: evil, detail: evil }];
  const report = await verdict([{ ...changed, problems, notes: [evil] }]);
  expect(resultIn(report)?.problems[0]?.message).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028]/u);
  const printed = formatFindings(report).join('\n');
  expect(printed).toContain('add-mask');
  for (const line of printed.split(/[\n\r\u2028\u2029]/)) expect(line).not.toMatch(/^\s*(::|##\[)|##\[/);
});
