import { getSupabaseClient } from './supabaseClient.ts';

/** Longer than the slowest response, shorter than visitors wait. */
const TIMEOUT_MS = 20_000;

/**
 * Why a function call gave no result.
 * - `rejected`: the function responded with a message for the visitor, and the field that it is about
 * - `unavailable`: a response without a message (crash, overload, not deployed, captive portal)
 * - `unreachable`: no response (offline, blocked, timed out, code not loaded)
 */
export type FunctionFailure =
  | { reason: 'rejected'; message: string; field?: string }
  | { reason: 'unavailable' }
  | { reason: 'unreachable' };

export type FunctionResult<Data> = { ok: true; data: Data } | { ok: false; failure: FunctionFailure };

/**
 * A stored row.
 * - `reference`: the number under which the owner finds it
 * - `suspect`: it looks like a bot's and is held, so it is not posted to a webhook
 * - `marked`: something is unusual about it; it is posted with a mark
 */
export type Stored = { id: string; reference?: string; suspect?: boolean; marked?: boolean };

export type FunctionCall = {
  name: string;
  body: Record<string, unknown>;
  /** A UUID: the same content is never stored twice under one key. */
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
 * @param expected string fields of the function's response: a response without them comes from something in between
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

/** Calls a form's function, which returns the id of the stored row. */
export const invokeFormFunction = <Data extends Stored>(call: FunctionCall): Promise<FunctionResult<Data>> =>
  invokeFunction<Data>(call, ['id']);
