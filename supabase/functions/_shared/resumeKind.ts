export type ResumeKind = 'pdf' | 'doc' | 'docx';

/** The parts of a file that identify its kind, however large it is. */
export type FileEnds = {
  /** Of the whole file, in bytes. */
  size: number;
  /** The first `HEAD_BYTES`, or all there are. */
  head: Uint8Array;
  /** The last `TAIL_BYTES`, or all there are. */
  tail: Uint8Array;
};

export const HEAD_BYTES = 1024;
/** Room for the table of contents at the end of a Word document, which is a zip file. */
export const TAIL_BYTES = 256 * 1024;

const DOC_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP_END = 0x06054b50;
const ZIP_END_BYTES = 22;
const ZIP_LONGEST_COMMENT = 0xffff;
const ZIP_ENTRY = 0x02014b50;
const ZIP_ENTRY_BYTES = 46;

/** The ends of a file that is in memory. */
export const endsOf = (bytes: Uint8Array): FileEnds => ({
  size: bytes.length,
  head: bytes.subarray(0, HEAD_BYTES),
  tail: bytes.subarray(Math.max(0, bytes.length - TAIL_BYTES)),
});

/** A file's kind by its contents, whatever its name; null when it is not an accepted kind. */
export function resumeKindOf(file: FileEnds): ResumeKind | null {
  const { head } = file;
  if (new TextDecoder('latin1').decode(head).includes('%PDF-')) return 'pdf';
  if (DOC_SIGNATURE.every((byte, index) => head[index] === byte)) return 'doc';
  const names = zipEntryNames(file);
  const isDocx = names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('word/'));
  return isDocx ? 'docx' : null;
}

/** Names in a zip's table of contents; none when the file is not a zip, is cut off, or has a table larger than its tail. */
function zipEntryNames({ size, head, tail }: FileEnds): string[] {
  if (head[0] !== 0x50 || head[1] !== 0x4b) return [];
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const end = findZipEnd(view);
  if (end === null) return [];

  const names: string[] = [];
  // Offsets in a zip count from the beginning of the file.
  let at = view.getUint32(end + 16, true) - (size - tail.length);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at < 0 || at + ZIP_ENTRY_BYTES > end || view.getUint32(at, true) !== ZIP_ENTRY) return [];
    const nameLength = view.getUint16(at + 28, true);
    const nameAt = at + ZIP_ENTRY_BYTES;
    names.push(new TextDecoder().decode(tail.subarray(nameAt, nameAt + nameLength)));
    at = nameAt + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** The table's closing record is last, except for a comment of unknown length. */
function findZipEnd(view: DataView): number | null {
  const last = view.byteLength - ZIP_END_BYTES;
  for (let at = last; at >= Math.max(0, last - ZIP_LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === ZIP_END) return at;
  }
  return null;
}
