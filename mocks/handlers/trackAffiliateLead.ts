import { http, HttpResponse } from 'msw';
import { functionUrl } from './functionUrl.ts';

const url = () => functionUrl('track-affiliate-lead');

/** The id of the lead that the mocked function stores. */
const LEAD_ID = '3f0c5f0e-5f6b-4d0e-9c1a-6c1f0f7a2b11';

/** What the function says when it cannot be used: `code` is for programs, `error` for the visitor. */
export type FunctionRefusal = { error: string; code: string; field?: string };

/** The lead is stored. */
export const leadAccepted = () => http.post(url(), () => HttpResponse.json({ id: LEAD_ID }));

/** The function answers, and says why it did not store the lead. */
export const leadRejected = (status: number, body: FunctionRefusal) =>
  http.post(url(), () => HttpResponse.json(body, { status }));

/** The function's process died: the platform answers in its place. */
export const leadFunctionCrashed = () =>
  http.post(url(), () =>
    HttpResponse.json({ code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' }, { status: 500 }),
  );

/** No answer yet. */
export const leadPending = () => http.post(url(), () => new Promise<never>(() => undefined));

/** Nothing answers at that address. */
export const leadUnreachable = () => http.post(url(), () => HttpResponse.error());
