import { ValidationError } from 'yup';
import { applicationFieldsSchema } from '../../supabase/functions/_shared/applicationSchema';
import { contactFieldsSchema } from '../../supabase/functions/_shared/contactSchema';
import { endsOf, resumeKindOf, TAIL_BYTES } from '../../supabase/functions/_shared/resumeKind';
import { message } from './helpers';
import { doc, docx, pdf, zip } from '../../mocks/fixtures/resumeFiles';

const fields = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '(713) 555-0142',
  linkedIn: '',
  coverLetter: 'https://www.loom.com/share/0123456789abcdef',
  experience: '',
  availability: '',
  salary: '$6,000',
  referral: '',
  agreement: true,
  cultureIndexAgreement: true,
};

const errorsOf = (change: object) =>
  applicationFieldsSchema.validate({ ...fields, ...change }, { abortEarly: false }).then(
    () => [],
    (cause: unknown) => (cause instanceof ValidationError ? cause.inner.map(({ path, message: text }) => [path, text]) : [cause]),
  );

const VIDEO_MESSAGE = 'Loom Video Required: Please provide a valid Loom video link. Visit loom.com to create your video.';

describe('the application form', () => {
  it('does not require a choice or LinkedIn', async () => expect(await errorsOf({})).toEqual([]));

  it.each([
    'https://www.loom.com/share/abc',
    'http://loom.com/share/abc?t=1',
    'https://youtu.be/abc',
    'https://drive.example/file/d/1/view#t',
  ])('accepts the video %s', async (coverLetter) => expect(await errorsOf({ coverLetter })).toEqual([]));

  it.each([
    ...['', '   ', 'https://www.loom.com', 'https://www.loom.com/', 'https://loom.com', 'http://loom.com//', 'loom.com/'],
    ...['HTTPS://WWW.LOOM.COM/', 'https://loom.com?from=job', 'https://www.loom.com/#share', 'https://loom.com./', 'loom.com'],
    ...['https://ada@www.loom.com:443/', 'https://loom.com/%2F', 'www.loom.com', 'my video', 'javascript:alert(1)'],
    ...['ftp://loom.com/share/a', 'https://', 'https:///share', 'https://loom.com /share/a'],
  ])('rejects the video "%s"', async (coverLetter) => {
    const errors = await errorsOf({ coverLetter });
    expect(errors[0]).toEqual(['coverLetter', VIDEO_MESSAGE]);
  });

  it.each([
    ['linkedIn', { linkedIn: 'linkedin' }],
    ['salary', { salary: '' }],
    ['agreement', { agreement: false }],
    ['cultureIndexAgreement', { cultureIndexAgreement: undefined }],
  ])('names %s', async (field, change) =>
    expect((await errorsOf(change)).map((error) => (error as string[])[0])).toEqual([field]),
  );
});

describe('the contact form', () => {
  it('keeps line breaks and drops space at the ends', async () => {
    const text = '  One\n\ttwo\r\n';
    expect((await contactFieldsSchema.validate({ ...message, message: text })).message).toBe('One\n\ttwo');
  });
});

const kindOf = (bytes: Uint8Array) => resumeKindOf(endsOf(bytes));

describe('a résumé', () => {
  it('is recognized by its beginning and end, however large it is', () => {
    const parts = ['[Content_Types].xml', 'word/document.xml', `word/media/${'x'.repeat(200)}`];
    const large = zip(parts, 4 * TAIL_BYTES);
    expect(large.length).toBeGreaterThan(4 * TAIL_BYTES);
    expect(kindOf(large)).toBe('docx');
    expect(endsOf(large)).toMatchObject({ size: large.length, tail: { length: TAIL_BYTES } });
    // A table of contents that reaches further back than the tail cannot be read.
    const manyParts = Array.from({ length: 3000 }, (_, index) => `word/media/${index}${'x'.repeat(60)}`);
    expect(kindOf(zip(['[Content_Types].xml', ...manyParts]))).toBeNull();
  });

  it('is recognized by its contents', () => {
    expect([pdf(), doc(), docx()].map(kindOf)).toEqual(['pdf', 'doc', 'docx']);
    const late = Buffer.concat([Buffer.alloc(1019), Buffer.from('%PDF-')]);
    expect([kindOf(late), kindOf(Buffer.concat([Buffer.alloc(1), late]))]).toEqual(['pdf', null]);
    expect(kindOf(Buffer.concat([docx().subarray(0, -2), Buffer.from([4, 0]), Buffer.from('note')]))).toBe('docx');
  });

  it('is not recognized when it is too short, cut off or forged', () => {
    const made = [Buffer.alloc(0), Buffer.from('P'), Buffer.from('PK'), zip([]), zip(['word/document.xml']), docx().subarray(4)];
    expect(made.map(kindOf)).toEqual(made.map(() => null));
    for (let length = 0; length < docx().length; length += 1) expect(kindOf(docx().subarray(0, length))).toBeNull();
  });

  it('is a Word document from before 2007 only if all of its first eight bytes match', () => {
    for (let at = 0; at < 8; at += 1) {
      const other = doc();
      other[at] = 0;
      expect(kindOf(other)).toBeNull();
    }
  });

  it('is a Word document if its zip lists the two names that every one has', () => {
    expect(kindOf(zip(['[Content_Types].xml', 'word/document.xml']))).toBe('docx');
    expect(kindOf(zip(['[Content_Types].xml', 'xl/workbook.xml']))).toBeNull();
    expect(kindOf(zip(['[Content_Types].xml', 'my word/document.xml']))).toBeNull();
    expect(kindOf(zip([' [Content_Types].xml', 'word/document.xml']))).toBeNull();
  });

  it('must begin like a zip, whatever its end looks like', () => {
    for (const at of [0, 1]) {
      const other = docx();
      other[at] = 0x20;
      expect(kindOf(other)).toBeNull();
    }
  });

  it('may have more in its table of contents than names', () => {
    const extra = [7, 300, 5];
    const comment = [3, 0, 258];
    expect(kindOf(zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml'], 0, { extra, comment }))).toBe('docx');
  });

  it('may have a comment as long as a zip allows', () => {
    const bytes = docx();
    bytes.writeUInt16LE(0xffff, bytes.length - 2);
    expect(kindOf(Buffer.concat([bytes, Buffer.alloc(0xffff)]))).toBe('docx');
    expect(kindOf(Buffer.concat([bytes, Buffer.alloc(0x10000)]))).toBeNull();
  });

  it('with a corrupt table of contents does not throw', () => {
    const bytes = docx();
    for (let at = 0; at < bytes.length; at += 1) {
      const broken = Buffer.from(bytes);
      broken[at] = 0xff;
      expect(() => kindOf(broken)).not.toThrow();
    }
  });
});
