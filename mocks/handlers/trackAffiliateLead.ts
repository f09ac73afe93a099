import {
  functionResponses,
  functionCrashes,
  functionPends,
  functionRejects,
  functionUnreachable,
  type FunctionRejection,
} from './functionResponses.ts';

const NAME = 'track-affiliate-lead';

/** The id of the lead that the mocked function stores. */
const LEAD_ID = '3f0c5f0e-5f6b-4d0e-9c1a-6c1f0f7a2b11';

/** The id of the event with which it is announced. */
const EVENT_ID = '9a1d7b1e-2c55-4f1f-8d6e-0a4b8d1f5c77';

/** The lead is stored. */
export const leadAccepted = () => functionResponses(NAME, { id: LEAD_ID, eventId: EVENT_ID });

/** The lead is stored, and looks like a robot's: it is not announced. */
export const leadSuspected = () => functionResponses(NAME, { id: LEAD_ID, eventId: EVENT_ID, suspect: true });

/** The function answers, and says why it did not store the lead. */
export const leadRejected = (status: number, body: FunctionRejection) => functionRejects(NAME, { status, body });

/** The function's process died: the platform answers in its place. */
export const leadFunctionCrashed = () => functionCrashes(NAME);

/** No answer yet. */
export const leadPending = () => functionPends(NAME);

/** Nothing answers at that address. */
export const leadUnreachable = () => functionUnreachable(NAME);
