/** What the function takes of an application. The browser does not load it: the form validates its own fields alone. */
import { object, type InferType } from 'yup';
import {
  AGREEMENT_MESSAGE,
  applicationChoices,
  linkedInField,
  PHONE_MESSAGE,
  SALARY_MESSAGE,
  videoField,
} from './applicationSchema.ts';
import { choiceField, emailField, personFields, phoneField, tickedField } from './fields.ts';
import { emptyWhenNull, safeLines, safeText } from './safeText.ts';

/** The whole body of a request to `submit-job-application`. */
export const applicationSchema = object({
  position: safeText('Position', 120).required('Please say which position you’re applying for'),
  fullName: safeText('Full name', 161).required('Please enter your name'),
  /** The names as they were typed. When a client omits them, the full name is split. */
  firstName: emptyWhenNull(safeText('First name', 80)).default(''),
  lastName: emptyWhenNull(safeText('Last name', 80)).default(''),
  email: emailField(),
  phone: phoneField().required(PHONE_MESSAGE),
  linkedinUrl: linkedInField(),
  resumeFileName: safeText('Résumé file name', 255).required('Please attach your résumé'),
  /** Path of the uploaded file in its bucket. */
  resumePath: emptyWhenNull(safeText('Résumé path', 255)).default(''),
  /** Its public address, from which the path is taken when `resumePath` is empty. */
  resumeFileUrl: emptyWhenNull(safeText('Résumé address', 1000)).default(''),
  coverLetter: videoField(),
  yearsExperience: choiceField('Years of experience', applicationChoices.experience),
  startDate: choiceField('Start date', applicationChoices.availability),
  salaryExpectations: safeText('Salary expectation', 120).required(SALARY_MESSAGE),
  preferredWorkArrangement: choiceField('Preferred work arrangement', applicationChoices.referral),
  additionalInfo: emptyWhenNull(safeLines('Additional information', 5000)).default(''),
  agreesToTerms: tickedField(AGREEMENT_MESSAGE),
})
  .shape(personFields)
  .noUnknown();

export type Application = InferType<typeof applicationSchema>;
