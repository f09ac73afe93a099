import {
  makeResumePath,
  RESUME_LINK_SECONDS,
  RESUME_MAX_BYTES,
  resumeExtensionOf,
  resumePathOf,
} from '../../supabase/functions/_shared/resumePath';

const FOLDER = '0b0e7a5c-2f43-4c1a-9d52-3f6f0a1b2c3d';
const AT = new Date(1_700_000_000_000);
const PATH = `${FOLDER}/ada_at_example.com_1700000000000_cv.pdf`;

const pathFor = (fileName: string, email = 'ada@example.com') => makeResumePath({ folder: FOLDER, email, at: AT, fileName });
const given = (resumePath: string) => resumePathOf({ resumePath, resumeFileUrl: '' });
const inAddress = (resumeFileUrl: string) => resumePathOf({ resumePath: '', resumeFileUrl });

describe('a new path', () => {
  it.each([
    ['cv.pdf', 'cv.pdf'],
    ['CV.PDF', 'CV.pdf'],
    ['Lebenslauf für Müller.docx', 'Lebenslauf-fur-Muller.docx'],
    ['履歴書.doc', 'file.doc'],
    ['--cv--.pdf', 'cv.pdf'],
    ['a/b\\c.pdf', 'a-b-c.pdf'],
    ['a  (1)  b.pdf', 'a-1-b.pdf'],
    ['v1.2_final.pdf', 'v1.2_final.pdf'],
    ['.pdf', 'file.pdf'],
    [`${'x'.repeat(61)}.pdf`, `${'x'.repeat(60)}.pdf`],
    ['cv', 'cv.file'],
    ['cv.', 'cv..file'],
  ])('of %j ends with %j', (fileName, end) => {
    expect(pathFor(fileName)).toBe(`${FOLDER}/ada_at_example.com_1700000000000_${end}`);
  });

  it('names the applicant in characters that Storage accepts', () => {
    expect(pathFor('cv.pdf', "o'neil+gym@exämple.com")).toBe(`${FOLDER}/o-neil-gym_at_example.com_1700000000000_cv.pdf`);
  });

  it('is recognized as a path', () => expect(given(pathFor('cv.pdf'))).toBe(PATH));
});

describe('the path of an uploaded file', () => {
  it.each([PATH, `/${PATH}`, `//${PATH}`, `resumes/${PATH}`, `/resumes/${PATH}`])('%s', (path) => expect(given(path)).toBe(PATH));

  it.each([
    `https://abc.supabase.co/storage/v1/object/public/resumes/${PATH}`,
    `https://abc.supabase.co/storage/v1/object/public/resumes/${PATH}?download=1`,
    `https://abc.supabase.co/storage/v1/object/public/resumes/${PATH}#page=1`,
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
    ...['', 'cv.pdf', `${PATH}.exe`, `x${PATH}`, `other/${PATH}`, PATH.replace('.pdf', ''), PATH.replace('.pdf', '.PDF')],
    ...[PATH.replace('cv', 'c v'), PATH.replace('-4c1a', '-5c1a'), PATH.replace('-9d52', '-7d52'), PATH.replace('/', '/../')],
    ...[
      `${FOLDER}/${'x'.repeat(151)}.pdf`,
      `${FOLDER}/.pdf`,
      `${FOLDER.slice(1)}/cv.pdf`,
      FOLDER,
      `${PATH}\n`,
      PATH.replace('.pdf', '_pdf'),
    ],
  ])('cannot be %j', (path) => expect(given(path)).toBeNull());

  it('may have 150 characters and the extension', () => {
    for (const extension of ['pdf', 'doc', 'docx']) {
      const path = `${FOLDER}/${'x'.repeat(150)}.${extension}`;
      expect(given(path)).toBe(path);
    }
  });

  it.each(['', 'https://abc.supabase.co/storage/v1/object/sign/resumes/x', 'https://x/object/public/%E0%A4%A'])(
    'is not found in the address %j',
    (address) => expect(inAddress(address)).toBeNull(),
  );
});

it('a résumé may have five megabytes, and its link opens for a week', () => {
  expect([RESUME_MAX_BYTES, RESUME_LINK_SECONDS]).toEqual([5_242_880, 604_800]);
});

it.each([
  ['cv.pdf', 'pdf'],
  ['cv.old.DOCX', 'docx'],
  ['cv.doc', 'doc'],
  ['cv.pdf.exe', null],
  ['pdf', null],
  ['cv.toString', null],
  ['', null],
])('%j is a %s', (fileName, extension) => expect(resumeExtensionOf(fileName)).toBe(extension));
