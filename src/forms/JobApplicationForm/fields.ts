import { applicationFieldsSchema, type ApplicationFields } from '../../../supabase/functions/_shared/applicationSchema.ts';
import type { applicationForm } from '../../content/applicationForm.ts';

type TextType = 'text' | 'email' | 'tel' | 'url';

type TextField = {
  type: TextType;
  /** What the browser may fill in, if anything. */
  autoComplete?: string;
  isOptional?: true;
  /** How many lines its longest error has on a phone. */
  errorLines?: number;
};

type ApplicationField = (TextField | { type: 'choice' | 'agreement' | 'file' }) & {
  /** Its name in the payload, where that is another one. */
  payload?: string;
  /**
   * The toast about an invalid field (specification section 5), shown where nothing else is wrong: over other errors it would cover
   * them, and the focus is on the first. Its sentence is below its field too.
   */
  toast?: keyof typeof applicationForm.toasts;
};

/** What the form knows of its fields. Their rules are in `applicationSchema.ts`, their labels and options in `content`. */
const applicationFields = {
  firstName: { type: 'text', autoComplete: 'given-name', payload: 'fullName' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  linkedIn: { type: 'url', isOptional: true, errorLines: 2, payload: 'linkedinUrl' },
  resume: { type: 'file' },
  coverLetter: { type: 'url', errorLines: 3, toast: 'videoMissing' },
  experience: { type: 'choice', payload: 'yearsExperience' },
  availability: { type: 'choice', payload: 'startDate' },
  salary: { type: 'text', payload: 'salaryExpectations' },
  referral: { type: 'choice', payload: 'preferredWorkArrangement' },
  agreement: { type: 'agreement', payload: 'agreesToTerms', toast: 'agreementMissing' },
  cultureIndexAgreement: { type: 'agreement', toast: 'agreementMissing' },
} as const satisfies Record<keyof ApplicationFields | 'resume', ApplicationField>;

export type FieldName = keyof typeof applicationFields;

type NameOf<Type extends ApplicationField['type']> = {
  [Name in FieldName]: (typeof applicationFields)[Name]['type'] extends Type ? Name : never;
}[FieldName];

export type TextName = NameOf<TextType>;
export type ChoiceName = NameOf<'choice'>;
export type AgreementName = NameOf<'agreement'>;

/** What the visitor types: all but the file, which cannot be stored in the session. */
export type TypedApplication = Record<TextName | ChoiceName, string> & Record<AgreementName, boolean>;

const fields: Record<string, ApplicationField | undefined> = applicationFields;

export const emptyFields = Object.fromEntries(
  Object.keys(applicationFieldsSchema.fields).map((name) => [name, fields[name]?.type === 'agreement' ? false : '']),
) as TypedApplication;

export const textFields: Record<TextName, TextField> = applicationFields;

/** The form's field that the payload has under this name. The file has several: `resumePath` is one. */
export function fieldOf(payloadName: string): FieldName | undefined {
  if (payloadName.startsWith('resume')) return 'resume';
  const isMeant = (name: string) => name === payloadName || fields[name]?.payload === payloadName;
  return Object.keys(fields).find(isMeant) as FieldName | undefined;
}

export const toastOf = (name: string) => fields[name]?.toast;
