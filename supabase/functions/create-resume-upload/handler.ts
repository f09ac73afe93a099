import { object } from 'yup';
import { clientAddress } from '../_shared/clientAddress.ts';
import { sql, type Database } from '../_shared/database.ts';
import { makeEndpoint, type Handler } from '../_shared/endpoint.ts';
import { emailField, turnstileTokenField } from '../_shared/fields.ts';
import { admit, keyReused, REPLAYED, type VisitorDeps } from '../_shared/formEndpoint.ts';
import { HttpError } from '../_shared/http.ts';
import { countStored } from '../_shared/rateLimit.ts';
import { makeResumePath, resumeExtensionOf } from '../_shared/resumePath.ts';
import { safeText } from '../_shared/safeText.ts';
import type { ResumeStorage } from '../_shared/storage.ts';
import type { HumanVerdict } from '../_shared/suspects.ts';
import { readIdempotencyKey, validate } from '../_shared/validate.ts';

export type UploadDeps = VisitorDeps & {
  storage: Pick<ResumeStorage, 'signUpload'>;
  /** @returns the upload that is recorded under this one's key: the first one */
  recordUpload(upload: Upload): Promise<Pick<Upload, 'path' | 'email'>>;
};

type Upload = { path: string; email: string; idempotencyKey: string; human: HumanVerdict; now: Date };

const requestSchema = object({
  email: emailField(),
  fileName: safeText('File name', 255)
    .required('Please attach your résumé')
    .test('type', 'Please attach a PDF or Word document', (name) => resumeExtensionOf(name) !== null),
  turnstileToken: turnstileTokenField(),
}).noUnknown();

/** Records an upload that is about to start: until the application is submitted, nothing else links it to its email. */
export const recordUpload =
  (database: Database): UploadDeps['recordUpload'] =>
  async (upload) => {
    const { path, email, idempotencyKey, human, now } = upload;
    const [recorded] = await database.rows<Pick<Upload, 'path' | 'email'>>(sql`
      with recorded as (
        insert into private.resume_uploads (path, email, idempotency_key, human)
        values (${path}, ${email}, ${idempotencyKey}, ${human})
        on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
        returning path, email
      ), stored as (select 1 from recorded where path = ${path}),
        counted as (${countStored(ceilingOf(human), 'stored', now)})
      select path, email from recorded`);
    return recorded ?? upload;
  };

/**
 * Lets a visitor upload one résumé: `POST { "email": "…", "fileName": "…" }`, responds with `{ "path": "…", "token": "…" }` for
 * supabase-js' `uploadToSignedUrl`. It replaces an insert policy, which could not limit uploads.
 */
export function makeHandler(deps: UploadDeps): Handler {
  const { project, settings, clock, log, storage } = deps;
  return makeEndpoint({
    name: 'create-resume-upload',
    acceptedKeys: [...project.publishableKeys, ...project.secretKeys],
    origins: settings.siteOrigins,
    maxBodyBytes: 8 * 1024,
    log,
    async respond({ request, requestId, body }) {
      const idempotencyKey = readIdempotencyKey(request);
      const { email, fileName, turnstileToken } = await validate(requestSchema, body);
      await admit(deps, { counted: 'upload', email, request, ceiling: null });
      const address = clientAddress(request, settings.addressHeader);
      const visitor = { action: 'application', address, idempotencyKey, requestId } as const;
      const human = await deps.checkHuman({ token: turnstileToken, ...visitor });
      const now = clock();
      if (await deps.counter.isAboveCeiling(ceilingOf(human), now)) throw ceilingReached();

      const upload = { email: email.toLowerCase(), idempotencyKey, human, now };
      const newPath = makeResumePath({ folder: crypto.randomUUID(), at: now, fileName });
      // Turnstile accepts a token again with the same key, so one key must not get a second path.
      const recorded = await deps.recordUpload({ ...upload, path: newPath });
      if (recorded.email !== upload.email) throw keyReused();
      const token = await storage.signUpload(recorded.path);
      const isRepeated = recorded.path !== newPath;
      return { body: { path: recorded.path, token }, outcome: 'signed', ...(isRepeated && { headers: REPLAYED }) };
    },
  });
}

/** Strangers whose check could not be made use up nothing that applicants who were confirmed have. */
const ceilingOf = (human: HumanVerdict) => `upload ${human}` as const;

/** Unlike a lead, a file cannot be held: each costs the owner storage. */
function ceilingReached(): HttpError {
  const error = 'We’re getting more than we can handle right now. Please try again in an hour, or call us.';
  return new HttpError(429, { error, code: 'ceiling_reached' }, { 'retry-after': '3600' });
}
