/** Ids that are made before anything is stored, because the response and the webhook both carry them. */
export type SubmissionIds = {
  /** The id of the lead, application or message. */
  id: string;
  /** The id of its event: the function and the visitor's browser send the same one to the webhook. */
  eventId: string;
};
