import type { ApplicationFields } from '../../../supabase/functions/_shared/applicationSchema.ts';
import type { applicationForm } from '../../content/applicationForm.ts';

type TextField = {
  kind: 'text';
  type: 'text' | 'email' | 'tel' | 'url';
  autoComplete: string;
  isOptional?: true;
  /** How many lines its longest error has on a phone. */
  errorLines?: number;
};

type ApplicationField = (TextField | { kind: 'choice' } | { kind: 'agreement' } | { kind: 'file' }) & {
  /** By which other names the function rejects it: the payload's. */
  payload?: readonly string[];
  /**
   * The toast about an invalid field (specification section 5), shown where nothing else is wrong: over other errors it would cover
   * them, and the focus is on the first. Its sentence is below its field too.
   */
  toast?: keyof typeof applicationForm.toasts;
};

/** What the form knows of its fields. Their rules are in `applicationSchema.ts`, their labels and options in `content`. */
const applicationFields = {
  firstName: { kind: 'text', type: 'text', autoComplete: 'given-name', payload: ['fullName'] },
  lastName: { kind: 'text', type: 'text', autoComplete: 'family-name' },
  email: { kind: 'text', type: 'email', autoComplete: 'email' },
  phone: { kind: 'text', type: 'tel', autoComplete: 'tel' },
  linkedIn: { kind: 'text', type: 'url', autoComplete: 'off', isOptional: true, errorLines: 2, payload: ['linkedinUrl'] },
  resume: { kind: 'file', payload: ['resumeFileName', 'resumePath', 'resumeFileUrl'] },
  coverLetter: { kind: 'text', type: 'url', autoComplete: 'off', errorLines: 3, toast: 'videoMissing' },
  experience: { kind: 'choice', payload: ['yearsExperience'] },
  availability: { kind: 'choice', payload: ['startDate'] },
  salary: { kind: 'text', type: 'text', autoComplete: 'off', payload: ['salaryExpectations'] },
  referral: { kind: 'choice', payload: ['preferredWorkArrangement'] },
  agreement: { kind: 'agreement', payload: ['agreesToTerms'], toast: 'agreementMissing' },
  cultureIndexAgreement: { kind: 'agreement', toast: 'agreementMissing' },
} as const satisfies Record<keyof ApplicationFields | 'resume', ApplicationField>;

export type FieldName = keyof typeof applicationFields;

type NameOf<Kind extends ApplicationField['kind']> = {
  [Name in FieldName]: (typeof applicationFields)[Name]['kind'] extends Kind ? Name : never;
}[FieldName];

export type TextName = NameOf<'text'>;
export type ChoiceName = NameOf<'choice'>;
export type AgreementName = NameOf<'agreement'>;

/** Without the file, which cannot be stored in the session. */
export type TypedApplication = Record<TextName | ChoiceName, string> & Record<AgreementName, boolean>;

const entries = Object.entries<ApplicationField>(applicationFields) as [FieldName, ApplicationField][];

export const emptyFields = Object.fromEntries(
  entries.filter(([, { kind }]) => kind !== 'file').map(([name, { kind }]) => [name, kind === 'agreement' ? false : '']),
) as TypedApplication;

export const textFields: Record<TextName, TextField> = applicationFields;

/** The form's field that the payload has under this name. */
export const fieldOf = (payloadName: string): FieldName | undefined =>
  entries.find(([name, { payload }]) => name === payloadName || payload?.includes(payloadName))?.[0];

export const toastOf = (name: string) => entries.find(([field]) => field === name)?.[1].toast;
