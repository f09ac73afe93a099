import { getSupabaseClient } from './supabaseClient.ts';

/** Longer than the slowest honest response, shorter than visitors are ready to wait. */
const TIMEOUT_MS = 20_000;

/**
 * Why a function call gave no result.
 * - `rejected`: the function responded with a sentence for the visitor, and the field it is about where there is one
 * - `unavailable`: a response without such a sentence, and without saying what was done (crash, overload, not deployed, a page in between)
 * - `unreachable`: no response (offline, blocked, timed out, code not loaded)
 */
export type FunctionFailure =
  { reason: 'rejected'; message: string; field?: string } | { reason: 'unavailable' } | { reason: 'unreachable' };

export type FunctionResult<Data> = { ok: true; data: Data } | { ok: false; failure: FunctionFailure };

/** What each form's function says of the row that it stored. `suspect`: it looks like a robot's, and is not announced. */
export type Stored = { id: string; suspect?: boolean };

export type FunctionCall = {
  name: string;
  body: Record<string, unknown>;
  /** A UUID that stands for this content: sending it again never stores it twice. */
  idempotencyKey: string;
};

const readString = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

async function describeFailure(response: Response): Promise<FunctionFailure> {
  const body: unknown = await response.json().catch(() => undefined);
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const message = readString(fields.error);
  if (!message) return { reason: 'unavailable' };
  const field = readString(fields.field);
  return field ? { reason: 'rejected', message, field } : { reason: 'rejected', message };
}

/**
 * Calls a function through the hosted backend's client. Never throws.
 *
 * @param expected names of the texts that the function's own response has: a response without them, whatever its status, is another's
 */
export async function invokeFunction<Data extends object>(
  { name, body, idempotencyKey }: FunctionCall,
  expected: readonly (keyof Data & string)[],
): Promise<FunctionResult<Data>> {
  const isExpected = (data: unknown): data is Data =>
    expected.every((key) => typeof (data as Record<string, unknown> | null)?.[key] === 'string');
  try {
    const supabase = await getSupabaseClient();
    const { data, response } = await supabase.functions.invoke<unknown>(name, {
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
      timeout: TIMEOUT_MS,
    });
    if (isExpected(data)) return { ok: true, data };
    return { ok: false, failure: response ? await describeFailure(response) : { reason: 'unreachable' } };
  } catch {
    return { ok: false, failure: { reason: 'unreachable' } };
  }
}

/** Calls a form's function, which says the id of what it stored: a success without one is none. */
export const invokeFormFunction = <Data extends Stored>(call: FunctionCall): Promise<FunctionResult<Data>> =>
  invokeFunction<Data>(call, ['id']);
