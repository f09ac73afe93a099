/** What a form sends besides its fields: how the backend tells people from robots and a repeated press from a new message. */
export type SubmissionMeta = {
  /** What a person leaves empty because it is hidden; a form-filling robot does not. */
  website: string;
  /** Milliseconds from the form's appearance to the press of the button. Absent where the form appeared filled in. */
  elapsedMs?: number;
  /** UUID of this content: sending it again never stores it twice. */
  idempotencyKey: string;
};
