import { readTar } from './tar.ts';

const header = (name: string, size: number, mode: string, type: string): Buffer => {
  const block = Buffer.alloc(512);
  block.write(name, 0);
  block.write(mode, 100);
  block.write(size.toString(8).padStart(11, '0'), 124);
  block.write(type, 156);
  block.write('ustar', 257);
  return block;
};

describe('readTar', () => {
  it('reads files, skips folders, and stops at the end', () => {
    const content = Buffer.alloc(512);
    content.write('hello');
    const archive = Buffer.concat([
      header('lib/', 0, '0000755', '5'),
      header('lib/a.so', 5, '0000755', '0'),
      content,
      header('b.txt', 0, '0000644', '0'),
      Buffer.alloc(1024),
    ]);
    expect(readTar(archive).map(({ path, executable, data }) => [path, executable, Buffer.from(data).toString()])).toEqual([
      ['lib/a.so', true, 'hello'],
      ['b.txt', false, ''],
    ]);
  });
});
