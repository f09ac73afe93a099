import { applicant, resumeFile } from '../../../mocks/fixtures/application.ts';
import { applicationFormSchema } from './schema.ts';

const VIDEO_REQUIRED = 'Loom Video Required: Please provide a valid Loom video link. Visit loom.com to create your video.';
const valid = { ...applicant, resume: resumeFile() };

const messageOf = (change: object) =>
  applicationFormSchema.validate({ ...valid, ...change }).then(
    () => null,
    (error: unknown) => (error as Error).message,
  );

test('a complete application is valid, with and without the optional fields', async () => {
  expect(await messageOf({})).toBeNull();
  expect(await messageOf({ linkedIn: '', experience: '', availability: '', referral: '' })).toBeNull();
});

test.each([
  '   ',
  'www.loom.com/',
  'http://loom.com',
  '  HTTPS://WWW.LOOM.COM/  ',
  'https://www.loom.com//',
  'https://loom.com/?utm_source=mail',
  'https://www.loom.com/#top',
  'https://loom.com:443/',
  'https://loom .com/share/1',
  '//www.loom.com/share/1',
])('%j is not a video link', async (coverLetter) => {
  expect(await messageOf({ coverLetter })).toBe(VIDEO_REQUIRED);
});

test.each(['https://www.loom.com/share/0123456789abcdef', ' https://loom.com/share/1?sid=2 ', 'http://www.loom.com/embed/1'])(
  '%j is a video link',
  async (coverLetter) => {
    expect(await messageOf({ coverLetter })).toBeNull();
  },
);
