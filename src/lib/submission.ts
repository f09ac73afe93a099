/** What a form sends besides its fields: how the backend tells people from robots and a repeated click from a new message. */
export type SubmissionMeta = {
  /** What a person leaves empty because it is hidden; a form-filling robot does not. */
  website: string;
  /** Milliseconds from opening the page to sending the form. Absent where the form appeared filled in. */
  elapsedMs?: number;
  /** UUID of this content: sending it again never stores it twice. */
  idempotencyKey: string;
  /** Proves that the visitor is a person, where that is asked for. */
  turnstileToken?: string | undefined;
};
