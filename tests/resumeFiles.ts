/** Small files of the kinds that applicants send, true and false ones. */

export const pdf = () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

export const doc = () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]);

/**
 * A zip with empty files of these names.
 *
 * @param padding bytes between the files and the table of contents
 * @param more how many bytes of other kinds follow each name in that table
 */
export function zip(names: string[], padding = 0, more: Partial<Record<'extra' | 'comment', readonly number[]>> = {}): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [index, name] of names.entries()) {
    const [extra, comment] = [more.extra?.[index] ?? 0, more.comment?.[index] ?? 0];
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt16LE(extra, 30);
    central.writeUInt16LE(comment, 32);
    central.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name));
    centrals.push(central, Buffer.from(name), Buffer.alloc(extra + comment));
    offset += local.length + name.length;
  }
  const filler = Buffer.alloc(padding);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(centrals).length, 12);
  end.writeUInt32LE(offset + padding, 16);
  return Buffer.concat([...locals, filler, ...centrals, end]);
}

export const docx = () => zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
