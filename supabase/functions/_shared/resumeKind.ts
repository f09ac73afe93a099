export type ResumeKind = 'pdf' | 'doc' | 'docx';

const PDF_BEGINS_WITHIN = 1024;
/** What the trailer of a PDF with a password or restrictions says. */
const PDF_ENCRYPTION = /\/Encrypt\s*(<<|\d+\s+\d+\s+R)/;
/** Texts and comments, which may say the same. */
const PDF_TEXT = /\((?:\\[^]|[^\\()])*\)|%[^\r\n]*/g;
const ZIP_END = 0x06054b50;
const ZIP_END_BYTES = 22;
const ZIP_LONGEST_COMMENT = 0xffff;
const ZIP_ENTRY = 0x02014b50;
const ZIP_ENTRY_BYTES = 46;

/**
 * A file's kind by its contents, whatever its name.
 *
 * @returns `protected` when it can be opened only with a password; null when it is not an accepted kind
 */
export function resumeKindOf(bytes: Uint8Array): ResumeKind | 'protected' | null {
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.slice(0, PDF_BEGINS_WITHIN).includes('%PDF-'))
    return PDF_ENCRYPTION.test(trailerOf(text).replace(PDF_TEXT, ' ')) ? 'protected' : 'pdf';
  if (COMPOUND_SIGNATURE.every((byte, index) => bytes[index] === byte)) return kindOfCompound(bytes);
  const names = zipEntryNames(bytes);
  const isDocx = names.includes('[Content_Types].xml') && names.some((name) => name.startsWith('word/'));
  // Word does not open a document with macros under the name of one without.
  return isDocx && !names.includes('word/vbaProject.bin') ? 'docx' : null;
}

/** What begins a trailer's part of a PDF: a table of the file's objects, or a stream with one. */
const PDF_TABLE = /^\s*(xref|\d+\s+\d+\s+obj)\b/;
const PDF_TRAILER = /\btrailer\b|\/XRef\b/;

/**
 * The dictionary that says how to read a PDF (ISO 32000-2, sections 7.5.5 and 7.5.8), which is never compressed: other parts of a file
 * can contain the same words. The file's last lines say where it is; if that is wrong, the last one counts.
 */
function trailerOf(text: string): string {
  const offset = Number(/^startxref\s+(\d+)/.exec(text.slice(text.lastIndexOf('startxref')))?.[1]);
  for (const at of [text.indexOf('%PDF-') + offset, offset]) {
    const trailer = untilStream(text.slice(at));
    if (PDF_TABLE.test(trailer) && PDF_TRAILER.test(trailer)) return trailer;
  }
  const last = Math.max(text.lastIndexOf('trailer'), text.lastIndexOf('obj', text.lastIndexOf('/XRef')));
  return last < 0 ? '' : untilStream(text.slice(last));
}

const untilStream = (text: string): string => /^[^]*?(?=\bstream\b|\bstartxref\b|$)/.exec(text)?.[0] ?? '';

const COMPOUND_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const COMPOUND_HEADER_BYTES = 512;
/** Sectors are multiples of it, so each entry of the directory begins at one. */
const COMPOUND_ENTRY_BYTES = 128;
const FIB_ENCRYPTED = 0x0100;

/** A compound file is an old Word document, the envelope of an encrypted new one, or a file of another program. */
function kindOfCompound(bytes: Uint8Array): 'doc' | 'protected' | null {
  if (findEntry(bytes, 'EncryptedPackage') !== null) return 'protected';
  const entry = findEntry(bytes, 'WordDocument');
  if (entry === null) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const document = (view.getUint32(entry + 116, true) + 1) * 2 ** view.getUint16(30, true);
  const isEncrypted = document + 12 <= bytes.length && (view.getUint16(document + 10, true) & FIB_ENCRYPTED) !== 0;
  return isEncrypted ? 'protected' : 'doc';
}

/** Where the directory of a compound file has an entry of this name; null when it has none. */
function findEntry(bytes: Uint8Array, name: string): number | null {
  const utf16 = `${name}\0`.split('').flatMap((character) => [character.charCodeAt(0), 0]);
  for (let at = COMPOUND_HEADER_BYTES; at + COMPOUND_ENTRY_BYTES <= bytes.length; at += COMPOUND_ENTRY_BYTES) {
    if (utf16.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return null;
}

/** Names in a zip's table of contents; none when the file is not a zip or is cut off. */
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

/** The table's closing record is last, except for a comment of unknown length. */
function findZipEnd(view: DataView): number | null {
  const last = view.byteLength - ZIP_END_BYTES;
  for (let at = last; at >= Math.max(0, last - ZIP_LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === ZIP_END) return at;
  }
  return null;
}
