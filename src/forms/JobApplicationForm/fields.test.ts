import { applicationSchema } from '../../../supabase/functions/_shared/applicationBody.ts';
import { emptyFields, fieldOf, toastOf } from './fields.ts';

/** The function alone reads these from the payload: a visitor has no field to correct them in. */
const WITHOUT_FIELD = ['position', 'additionalInfo', 'website', 'elapsedMs'];

test('whatever the function rejects is shown at a field', () => {
  const rejected = Object.keys(applicationSchema.fields).filter((name) => !WITHOUT_FIELD.includes(name));
  expect(Object.fromEntries(rejected.map((name) => [name, fieldOf(name)]))).toEqual({
    fullName: 'firstName',
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'email',
    phone: 'phone',
    linkedinUrl: 'linkedIn',
    resumeFileName: 'resume',
    resumePath: 'resume',
    resumeFileUrl: 'resume',
    coverLetter: 'coverLetter',
    yearsExperience: 'experience',
    startDate: 'availability',
    salaryExpectations: 'salary',
    preferredWorkArrangement: 'referral',
    agreesToTerms: 'agreement',
  });
  expect([fieldOf('resume'), fieldOf('position')]).toEqual(['resume', undefined]);
});

test('a form begins without text and without agreement', () => {
  const { agreement, cultureIndexAgreement, ...texts } = emptyFields;
  expect([agreement, cultureIndexAgreement]).toEqual([false, false]);
  expect(new Set(Object.values(texts))).toEqual(new Set(['']));
  expect(texts).not.toHaveProperty('resume');
});

test('the toasts of the specification belong to the video and to the agreements', () => {
  const toasts = ['coverLetter', 'agreement', 'cultureIndexAgreement', 'email'].map(toastOf);
  expect(toasts).toEqual(['videoMissing', 'agreementMissing', 'agreementMissing', undefined]);
});
