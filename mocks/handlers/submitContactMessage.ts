import {
  formRejections,
  functionResponses,
  functionCrashes,
  functionPends,
  functionRejects,
  functionUnreachable,
  type FormRejection,
} from './functionResponses.ts';

const NAME = 'submit-contact-message';

/** The id of the message that the mocked function stores. */
const MESSAGE_ID = '8b1f0a52-0f0f-4f57-8c4b-2f3f5f0f9d21';

/** The message is stored. */
export const contactAccepted = () => functionResponses(NAME, { id: MESSAGE_ID });

/** The message is stored, and looks like a robot's: it is not announced. */
export const contactSuspected = () => functionResponses(NAME, { id: MESSAGE_ID, suspect: true });

/** The function names the field that is wrong, and says why. */
export const contactFieldRejected = (field: string, error: string) =>
  functionRejects(NAME, { status: 400, body: { error, code: 'invalid_field', field } });

/** The function turns the message away, for a reason that any form may meet. */
export const contactRejected = (reason: FormRejection) => functionRejects(NAME, formRejections[reason]);

/** The function's process died: the platform answers in its place. */
export const contactFunctionCrashed = () => functionCrashes(NAME);

/** No answer yet. */
export const contactPending = () => functionPends(NAME);

/** Nothing answers at that address. */
export const contactUnreachable = () => functionUnreachable(NAME);
