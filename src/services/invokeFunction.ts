import { getSupabaseClient } from './supabaseClient.ts';

/** Longer than the slowest honest answer, shorter than a visitor's patience. */
const TIMEOUT_MS = 20_000;

/**
 * Why a function call gave no result.
 * - `rejected`: the function answered with a sentence for the visitor, and the field it is about where there is one
 * - `unavailable`: somebody answered without such a sentence, and without saying what was stored (crash, overload, not deployed, a
 *   page in between)
 * - `unreachable`: no answer came (offline, blocked, timed out, code not loaded)
 */
export type FunctionFailure =
  { reason: 'rejected'; message: string; field?: string } | { reason: 'unavailable' } | { reason: 'unreachable' };

export type FunctionResult<Data> = { ok: true; data: Data } | { ok: false; failure: FunctionFailure };

type Stored = { id: string };

export type FunctionCall = {
  name: string;
  body: Record<string, unknown>;
  /** A UUID that stands for this content: sending it again never stores it twice. */
  idempotencyKey: string;
};

const readString = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

async function describeAnswer(response: Response): Promise<FunctionFailure> {
  const body: unknown = await response.json().catch(() => null);
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const message = readString(fields.error);
  if (!message) return { reason: 'unavailable' };
  const field = readString(fields.field);
  return field ? { reason: 'rejected', message, field } : { reason: 'rejected', message };
}

/** Each form's function answers with the id of what it stored: anything else, whatever its status, is not its answer. */
const saysWhatIsStored = (data: unknown): data is Stored =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string';

/** Calls a form's function through the hosted backend's client. Never throws. */
export async function invokeFunction<Data extends Stored>({
  name,
  body,
  idempotencyKey,
}: FunctionCall): Promise<FunctionResult<Data>> {
  try {
    const supabase = await getSupabaseClient();
    const answer = await supabase.functions.invoke<unknown>(name, {
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
      timeout: TIMEOUT_MS,
    });
    if (saysWhatIsStored(answer.data)) return { ok: true, data: answer.data as Data };
    return { ok: false, failure: answer.response ? await describeAnswer(answer.response) : { reason: 'unreachable' } };
  } catch {
    return { ok: false, failure: { reason: 'unreachable' } };
  }
}
