import { Hono } from 'hono';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { RESUME_BUCKET } from '../../supabase/functions/_shared/resumePath.ts';
import { resumeStorage, type ResumeStorage } from '../../supabase/functions/_shared/storage.ts';
import { PUBLISHABLE_KEY } from '../shared/localSiteEnv.ts';
import { defaultDataDir } from '../shared/paths.ts';
import { UserError } from '../shared/userError.ts';
import { loadSecrets } from './dataDir.ts';
import { storageRoutes } from './storage/index.ts';
import type { DatabaseSource } from './withDatabase.ts';

export type ResumeFiles = ResumeStorage & {
  /** Stores a file. @throws UserError when Storage rejects it */
  write(path: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
};

/**
 * The résumés of the project whose database is open: through its Storage, or, for the embedded one, which need not be running, through
 * the same routes in this process.
 *
 * @throws UserError when the variables that name a hosted project are missing
 */
export function openFiles(database: Sql, { isEmbedded }: DatabaseSource): ResumeFiles {
  const project = isEmbedded ? embeddedProject(database) : hostedProject();
  const settings = { projectUrl: project.url, secretKeys: [project.secretKey] };
  return {
    ...resumeStorage(settings, project.fetch),
    async write(path, bytes, type) {
      const response = await project.fetch(`${project.url}/storage/v1/object/${RESUME_BUCKET}/${encodeURI(path)}`, {
        method: 'POST',
        headers: { apikey: project.secretKey, authorization: `Bearer ${project.secretKey}`, 'content-type': type },
        body: bytes,
      });
      if (!response.ok) throw new UserError(`Storage does not take ${path}: ${await response.text()}`);
    },
  };
}

type Project = { url: string; secretKey: string; fetch: typeof fetch };

function hostedProject(): Project {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env;
  if (!url || !secretKey) {
    throw new UserError('Set SUPABASE_URL and SUPABASE_SECRET_KEY too: files are reached through the Storage of the project.');
  }
  return { url: url.replace(/\/+$/, ''), secretKey, fetch };
}

function embeddedProject(database: Sql): Project {
  const dataDir = defaultDataDir();
  const { secretKey } = loadSecrets(dataDir);
  const folder = join(dataDir, 'storage');
  const storage = storageRoutes({ database, folder, secretKey, publishableKey: PUBLISHABLE_KEY, clock: () => new Date() });
  const routes = new Hono().route('/storage/v1', storage);
  return { url: 'http://127.0.0.1', secretKey, fetch: async (address, init) => routes.request(address, init) };
}
