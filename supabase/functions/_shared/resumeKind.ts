export type ResumeKind = 'pdf' | 'doc' | 'docx';

const PDF_SEARCHED_BYTES = 1024;
const DOC_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP_END = 0x06054b50;
const ZIP_END_BYTES = 22;
const ZIP_LONGEST_COMMENT = 0xffff;
const ZIP_ENTRY = 0x02014b50;
const ZIP_ENTRY_BYTES = 46;

/** What a file is by its contents, whatever it is called; null when it is none of ours. */
export function resumeKindOf(bytes: Uint8Array): ResumeKind | null {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, PDF_SEARCHED_BYTES));
  if (beginning.includes('%PDF-')) return 'pdf';
  if (DOC_SIGNATURE.every((byte, index) => bytes[index] === byte)) return 'doc';
  const names = zipEntryNames(bytes);
  const isDocx = names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('word/'));
  return isDocx ? 'docx' : null;
}

/** Names in a zip's table of contents; none when the file is no zip or is cut off. */
function zipEntryNames(bytes: Uint8Array): string[] {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findZipEnd(view);
  if (end === null) return [];

  const names: string[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ZIP_ENTRY_BYTES > end || view.getUint32(at, true) !== ZIP_ENTRY) return [];
    const nameLength = view.getUint16(at + 28, true);
    const nameAt = at + ZIP_ENTRY_BYTES;
    names.push(new TextDecoder().decode(bytes.subarray(nameAt, nameAt + nameLength)));
    at = nameAt + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** The table's closing record is last, but for a comment of unknown length. */
function findZipEnd(view: DataView): number | null {
  const last = view.byteLength - ZIP_END_BYTES;
  for (let at = last; at >= Math.max(0, last - ZIP_LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === ZIP_END) return at;
  }
  return null;
}
