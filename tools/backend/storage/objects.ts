import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql, TransactionSql } from 'postgres';
import { invalidKey, noBucket, noObject } from './rejections.ts';
import type { Upload } from './upload.ts';

export type Role = 'anon' | 'service_role';

type Bucket = { public: boolean; file_size_limit: string | null; allowed_mime_types: string[] | null };

export type StoredObject = {
  version: string;
  metadata: { mimetype: string; size: number; cacheControl: string; eTag: string };
};

export type Place = { bucket: string; key: string };

const KEY_CHARACTERS = /^[\w/!.*'() &$=@;:+,?-]+$/;

/** Rows of `storage.objects`, always in the caller's role, and their bytes on disk. */
export class ObjectStore {
  constructor(
    private readonly database: Sql,
    private readonly folder: string,
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  async bucket(id: string): Promise<Bucket> {
    const [bucket] = await this.database<Bucket[]>`
      select public, file_size_limit, allowed_mime_types from storage.buckets where id = ${id}`;
    if (!bucket) throw noBucket();
    return bucket;
  }

  /** Checks that the key is valid and that a role may write here, and writes nothing. */
  async probe(role: Role, place: Place): Promise<void> {
    if (!KEY_CHARACTERS.test(place.key)) throw invalidKey(place.key);
    const isAllowed = new Error('allowed');
    const attempt = this.as(role, async (tx) => {
      await insert(tx, place, { version: null, metadata: null });
      throw isAllowed;
    });
    await attempt.catch((cause: unknown) => {
      if (cause !== isAllowed) throw cause;
    });
  }

  /** @returns the new object's id */
  async write(role: Role, place: Place, upload: Upload): Promise<string> {
    // One file for each version, so that a download is not cut short by the next upload.
    const version = randomUUID();
    const file = this.fileOf(version);
    await writeFile(file, upload.bytes, { mode: 0o600 });
    const { type, cacheControl, bytes } = upload;
    const metadata = { mimetype: type, cacheControl, size: bytes.length, eTag: `"${version}"` };
    try {
      return await this.as(role, (tx) => insert(tx, place, { version, metadata }));
    } catch (cause) {
      await rm(file, { force: true });
      throw cause;
    }
  }

  async find(role: Role, { bucket, key }: Place): Promise<StoredObject> {
    await this.bucket(bucket);
    const [found] = await this.as(
      role,
      (tx) => tx<StoredObject[]>`select * from storage.objects where bucket_id = ${bucket} and name = ${key}`,
    );
    if (!found) throw noObject();
    return found;
  }

  async read({ version }: StoredObject): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await readFile(this.fileOf(version)).catch(() => null);
    if (!bytes) throw noObject();
    return new Uint8Array(bytes);
  }

  /** Removes and returns those that exist and that the role may remove. */
  async remove(role: Role, bucket: string, keys: string[]): Promise<StoredObject[]> {
    await this.bucket(bucket);
    if (keys.length === 0) return [];
    const removed = await this.as(role, async (tx) => {
      await tx`select set_config('storage.allow_delete_query', 'true', true)`;
      return tx<StoredObject[]>`
        delete from storage.objects where bucket_id = ${bucket} and name in ${tx(keys)} returning *`;
    });
    await Promise.all(removed.map(({ version }) => rm(this.fileOf(version), { force: true })));
    return removed;
  }

  private as<T>(role: Role, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
    return this.database.begin(async (tx) => {
      await tx.unsafe(`set local role ${role}`);
      return work(tx);
    }) as Promise<T>;
  }

  private fileOf(version: string): string {
    return join(this.folder, version);
  }
}

/** The statement has no `returning`, which needs the right to select. */
async function insert(
  tx: TransactionSql,
  { bucket, key }: Place,
  { version, metadata }: { version: string | null; metadata: StoredObject['metadata'] | null },
): Promise<string> {
  const id = randomUUID();
  await tx`
    insert into storage.objects (id, bucket_id, name, version, metadata)
    values (${id}, ${bucket}, ${key}, ${version}, ${metadata && tx.json(metadata)})`;
  return id;
}
