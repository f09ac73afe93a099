import { doc, docx, excel, pdf, protectedFiles, zip } from '../../mocks/fixtures/resumeFiles.ts';
import { resumeKindOf } from '../../supabase/functions/_shared/resumeKind.ts';
import { makeResumePath, nameAs, resumeExtensionOf, resumePathOf } from '../../supabase/functions/_shared/resumePath.ts';

/** A PDF whose page shows a text, uncompressed. `error`: how far off the place is that its last lines name. */
function pdfOf(text: string, error: number, trailer: string): Buffer {
  const page = `%PDF-1.7\n1 0 obj\n<< /Length 99 >>\nstream\nBT (${text}) Tj ET\nendstream\nendobj\n`;
  return Buffer.from(`${page}${trailer}startxref\n${page.length + error}\n%%EOF\n`, 'latin1');
}
const pdfWithTable = (entry: string, error = 0, text = 'Ada') =>
  pdfOf(text, error, `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 ${entry} /Root 1 0 R >>\n`);
const pdfWithStream = (entry: string, error = 0, text = 'Ada') =>
  pdfOf(text, error, `9 0 obj\n<< /Type /XRef /Size 1 ${entry} /Root 1 0 R >>\nstream\n\x00\xff\nendstream\nendobj\n`);

describe('the kind of a file', () => {
  it('is recognized by its contents', () => {
    expect([pdf(), doc(), docx()].map(resumeKindOf)).toEqual(['pdf', 'doc', 'docx']);
    const late = Buffer.concat([Buffer.alloc(1019), Buffer.from('%PDF-')]);
    expect([resumeKindOf(late), resumeKindOf(Buffer.concat([Buffer.alloc(1), late]))]).toEqual(['pdf', null]);
    expect(resumeKindOf(Buffer.concat([docx().subarray(0, -2), Buffer.from([4, 0]), Buffer.from('note')]))).toBe('docx');
  });

  it('is not recognized when it is too short, cut off or forged', () => {
    const made = [Buffer.alloc(0), Buffer.from('P'), Buffer.from('PK'), zip([]), zip(['word/document.xml']), docx().subarray(4)];
    expect(made.map(resumeKindOf)).toEqual(made.map(() => null));
    for (let length = 0; length < docx().length; length += 1) expect(resumeKindOf(docx().subarray(0, length))).toBeNull();
  });

  it('is `protected` when it opens only with a password', () => {
    expect(protectedFiles().map(resumeKindOf)).toEqual(['protected', 'protected', 'protected']);
    for (const written of [pdfWithTable, pdfWithStream]) {
      expect(resumeKindOf(written('/Encrypt 5 0 R'))).toBe('protected');
      expect(resumeKindOf(written('/Encrypt << /V 1 >>'))).toBe('protected');
    }
    expect(resumeKindOf(pdfWithTable('/Info (%) /Encrypt % the key\n5 0 R'))).toBe('protected');
    // Mail programs and servers damage files like this: text before the header, and places that no longer fit.
    expect(resumeKindOf(Buffer.concat([Buffer.from('From: Ada\n'), pdfWithTable('/Encrypt 5 0 R')]))).toBe('protected');
    expect(resumeKindOf(pdfWithTable('/Encrypt 5 0 R', 7))).toBe('protected');
    expect(resumeKindOf(pdfWithStream('/Encrypt 5 0 R', 7))).toBe('protected');
  });

  it('is `pdf` when only its text speaks of protection', () => {
    for (const text of ['/Encrypt 5 0 R', 'trailer << /Encrypt 5 0 R >>', '/XRef /Encrypt << >>']) {
      expect(resumeKindOf(pdfWithTable('', 0, text))).toBe('pdf');
      expect(resumeKindOf(pdfWithStream('', 0, text))).toBe('pdf');
    }
    // A trailer can have texts and comments too.
    for (const text of [
      '/Info (a \\) /Encrypt 5 0 R)',
      '/ID [(/Encrypt 5 0 R) (\\()]',
      '% /Encrypt 5 0 R\n',
      '/Info (50 % (/Encrypt << >>))',
    ]) {
      expect([text, resumeKindOf(pdfWithTable(text)), resumeKindOf(pdfWithStream(text))]).toEqual([text, 'pdf', 'pdf']);
    }
    expect(resumeKindOf(pdfWithTable('', 7, '/Encrypt 5 0 R'))).toBe('pdf');
    expect(resumeKindOf(pdfWithStream('', 7, '/Encrypt 5 0 R'))).toBe('pdf');
  });

  it('is not that of another program that uses the same container, or of a document with macros', () => {
    expect(resumeKindOf(excel())).toBeNull();
    expect(resumeKindOf(zip(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']))).toBeNull();
  });

  it('is a Word document only if its zip lists the two names that every one has', () => {
    expect(resumeKindOf(zip(['[Content_Types].xml', 'word/document.xml']))).toBe('docx');
    expect(resumeKindOf(zip(['[Content_Types].xml', 'xl/workbook.xml']))).toBeNull();
    expect(resumeKindOf(zip(['[Content_Types].xml', 'my word/document.xml']))).toBeNull();
    expect(resumeKindOf(zip([' [Content_Types].xml', 'word/document.xml']))).toBeNull();
  });

  it('with a corrupt table of contents does not throw', () => {
    const bytes = docx();
    for (let at = 0; at < bytes.length; at += 1) {
      const broken = Buffer.from(bytes);
      broken[at] = 0xff;
      expect(() => resumeKindOf(broken)).not.toThrow();
    }
  });
});

const FOLDER = '0b0e7a5c-2f43-4c1a-9d52-3f6f0a1b2c3d';
const AT = new Date(1_700_000_000_000);
/** A path from the time when it had the email and the file's name in it. */
const PATH = `${FOLDER}/ada_at_example.com_1700000000000_cv.pdf`;

const given = (resumePath: string) => resumePathOf({ resumePath, resumeFileUrl: '' });
const inAddress = (resumeFileUrl: string) => resumePathOf({ resumePath: '', resumeFileUrl });

it('a new path has the time and the kind of the file, and nothing that tells whose it is', () => {
  expect(makeResumePath({ folder: FOLDER, at: AT, fileName: 'Ada Lovelace (1).PDF' })).toBe(`${FOLDER}/1700000000000.pdf`);
  expect(resumePathOf({ resumePath: `${FOLDER}/1700000000000.pdf`, resumeFileUrl: '' })).toBe(`${FOLDER}/1700000000000.pdf`);
});

describe('the path of an uploaded file', () => {
  it.each([PATH, `/${PATH}`, `//${PATH}`, `resumes/${PATH}`, `/resumes/${PATH}`])('%s', (path) => expect(given(path)).toBe(PATH));

  it.each([
    `https://abc.supabase.co/storage/v1/object/public/resumes/${PATH}`,
    `https://abc.supabase.co/storage/v1/object/public/resumes/${PATH}?download=1`,
    `https://abc.supabase.co/storage/v1/object/public/resumes%2F${PATH}`,
  ])('in %s', (address) => expect(inAddress(address)).toBe(PATH));

  it('is the given path, whatever the address contains', () => {
    expect(resumePathOf({ resumePath: PATH, resumeFileUrl: 'https://abc.supabase.co/object/public/resumes/other.pdf' })).toBe(
      PATH,
    );
    expect(
      resumePathOf({ resumePath: 'other.pdf', resumeFileUrl: `https://abc.supabase.co/object/public/resumes/${PATH}` }),
    ).toBeNull();
  });

  it.each([
    '',
    'cv.pdf',
    `${PATH}.exe`,
    `x${PATH}`,
    `other/${PATH}`,
    PATH.replace('.pdf', ''),
    PATH.replace('.pdf', '.PDF'),
    PATH.replace('-4c1a', '-5c1a'),
    PATH.replace('/', '/../'),
    `${FOLDER}/${'x'.repeat(151)}.pdf`,
    FOLDER,
    `${PATH}\n`,
  ])('cannot be %j', (path) => expect(given(path)).toBeNull());

  it('may have 150 characters and the extension', () => {
    const path = `${FOLDER}/${'x'.repeat(150)}.docx`;
    expect(given(path)).toBe(path);
  });

  it.each(['', 'https://abc.supabase.co/storage/v1/object/sign/resumes/x', 'https://x/object/public/%E0%A4%A'])(
    'is not found in the address %j',
    (address) => expect(inAddress(address)).toBeNull(),
  );
});

it.each([
  ['cv.pdf', 'pdf'],
  ['cv.old.DOCX', 'docx'],
  ['cv.doc', 'doc'],
  ['cv.pdf.', 'pdf'],
  ['cv.pdf\u200b', 'pdf'],
  ['cv.docx\u202e .', 'docx'],
  ['cv.pdf.exe', null],
  ['pdf', null],
  ['cv.toString', null],
  ['', null],
])('%j is a %s', (fileName, extension) => expect(resumeExtensionOf(fileName)).toBe(extension));

it.each([
  ['1000012345', '1000012345.pdf'],
  ['cv.PDF', 'cv.PDF'],
  ['cv.PDF.download', 'cv.pdf'],
  ['cv.pdf.', 'cv.pdf'],
  ['cv.PDF. .', 'cv.PDF'],
  ['cv.pdf\u200b', 'cv.pdf'],
  ['cv.', 'cv.pdf'],
  ['cv.pdf.pdf', 'cv.pdf'],
  ['cv.docx.pdf', 'cv.pdf'],
  ['cv.docx', 'cv.pdf'],
  ['resume.txt', 'resume.txt.pdf'],
  ['Dr. Ada Byron', 'Dr. Ada Byron.pdf'],
])('a PDF named %j is sent as %j', (fileName, name) => expect(nameAs('pdf', fileName)).toBe(name));
