/**
 * The rules for a job application, shared by the form in the browser and the
 * function that stores it. Nothing here may depend on a runtime.
 */
import { object, type InferType, type StringSchema } from 'yup';
import { choiceField, emailField, phoneField, tickedField } from './fields.ts';
import { emptyWhenNull, safeText } from './safeText.ts';

const VIDEO_HOST = 'loom.com';
const VIDEO_MESSAGE = `Loom Video Required: Please provide a valid Loom video link. Visit ${VIDEO_HOST} to create your video.`;
export const PHONE_MESSAGE = 'Please enter your phone number';
export const SALARY_MESSAGE = 'Please enter your monthly salary expectation';
export const AGREEMENT_MESSAGE =
  'Agreement Required: Please complete all required agreements before submitting your application.';

/**
 * An address as people write it who do not copy it: `linkedin.com/in/ada`, `//linkedin.com`, `https:linkedin.com`, or paste it behind a
 * scheme that was there. A host has a domain, and can have the full stops of East Asian keyboards.
 */
const TYPED_ADDRESS =
  /^(?:(https?)(?::[/\\]*|[/\\]{2})|[/\\]{2})*((?:[\p{L}\p{N}-]+[.。．])+(?:\p{L}{2,}|xn--[a-z\d-]+)\.?(?::\d+)?(?:[/\\?#]|$))/iu;

/** What the applicant can choose, in the form's order. The form's labels and options have the same names. */
export const applicationChoices = {
  experience: ['0-1', '2-3', '4-5', '6-10', '10+'],
  availability: ['immediately', '2-weeks', '1-month', '2-months'],
  referral: ['website', 'linkedin', 'indeed', 'referral', 'social', 'other'],
} as const;

/**
 * What the applicant types or chooses, by the names of the form's fields. The
 * file is not among them.
 */
export const applicationFieldsSchema = object({
  firstName: safeText('First name', 80).required('Please enter your first name'),
  lastName: safeText('Last name', 80).required('Please enter your last name'),
  email: emailField(),
  phone: phoneField().required(PHONE_MESSAGE),
  linkedIn: linkedInField(),
  coverLetter: videoField(),
  experience: choiceField('Experience', applicationChoices.experience),
  availability: choiceField('Availability', applicationChoices.availability),
  salary: safeText('Salary expectation', 120).required(SALARY_MESSAGE),
  referral: choiceField('Referral', applicationChoices.referral),
  agreement: tickedField(AGREEMENT_MESSAGE),
  cultureIndexAgreement: tickedField(AGREEMENT_MESSAGE),
});

export type ApplicationFields = InferType<typeof applicationFieldsSchema>;

/** An address on the web, completed as a browser would, without the wide letters and slashes of East Asian keyboards (NFKC). */
function addressField(label: string, maxLength: number): StringSchema {
  return safeText(label, maxLength).transform((value: unknown) =>
    typeof value === 'string'
      ? value.normalize('NFKC').replace(TYPED_ADDRESS, (_typed, scheme = 'https', host) => `${scheme}://${host}`)
      : value,
  );
}

export function linkedInField() {
  return emptyWhenNull(addressField('LinkedIn address', 300))
    .default('')
    .test(
      'address',
      'Please enter a web address, such as linkedin.com/in/your-name',
      (value) => value === '' || webAddress(value) !== null,
    );
}

export function videoField(): StringSchema<string> {
  return addressField('Video link', 500)
    .required(VIDEO_MESSAGE)
    .test('video', VIDEO_MESSAGE, (value) => {
      const url = webAddress(value);
      return url !== null && !isVideoHome(url);
    });
}

/** The page of the video service itself, with no video named. */
function isVideoHome({ hostname, pathname }: URL): boolean {
  const host = hostname.replace(/\.$/, '').replace(/^www\./, '');
  return host === VIDEO_HOST && /^(\/|%2f|%20)*$/i.test(pathname);
}

function webAddress(text: unknown): URL | null {
  if (typeof text !== 'string' || !/^https?:\/\/[^\s/]/i.test(text) || /\s/.test(text)) return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
