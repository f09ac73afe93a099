/**
 * Reads the plain tar archives inside the browser's package: files and folders, no links. Written here because a fresh
 * machine need not have a `tar` command, and because the package's own extraction always writes to the shared /tmp.
 */
export type TarFile = {
  path: string;
  executable: boolean;
  data: Uint8Array;
};

const BLOCK = 512;

const text = (block: Uint8Array, from: number, length: number): string => {
  const field = block.subarray(from, from + length);
  const end = field.indexOf(0);
  return Buffer.from(end === -1 ? field : field.subarray(0, end)).toString('utf8');
};

const octal = (block: Uint8Array, from: number, length: number): number =>
  Number.parseInt(text(block, from, length).trim() || '0', 8);

export function readTar(archive: Uint8Array): TarFile[] {
  const files: TarFile[] = [];
  for (let at = 0; at + BLOCK <= archive.length;) {
    const header = archive.subarray(at, at + BLOCK);
    const name = text(header, 0, 100);
    if (name === '') break;
    const size = octal(header, 124, 12);
    const type = text(header, 156, 1);
    const prefix = text(header, 257, 5) === 'ustar' ? text(header, 345, 155) : '';
    if (type === '' || type === '0') {
      files.push({
        path: prefix === '' ? name : `${prefix}/${name}`,
        executable: (octal(header, 100, 8) & 0o111) !== 0,
        data: archive.subarray(at + BLOCK, at + BLOCK + size),
      });
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
