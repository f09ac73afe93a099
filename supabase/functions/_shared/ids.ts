/** Ids that are made before anything is stored, because the response and the announcement carry them. */
export type SubmissionIds = {
  /** Of the lead, application or message. */
  id: string;
  /** Of its announcement: the webhook gets the same from the function and from the visitor's browser. */
  eventId: string;
};
