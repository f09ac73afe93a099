import { sql, type Database } from './database.ts';

/** The jobs that a schedule runs, by the names of their functions. */
export type JobName = 'deliver-webhooks' | 'delete-old-records';

/** Records that a job has completed, for `health`. */
export async function recordRun(database: Database, name: JobName, at: Date): Promise<void> {
  await database.run(sql`
    insert into private.job_runs (name, finished_at) values (${name}, ${at})
    on conflict (name) do update set finished_at = excluded.finished_at`);
}

/** When each job last completed; a job that never has is missing. */
export async function lastRuns(database: Database): Promise<Map<string, Date>> {
  const rows = await database.rows<{ name: string; finished_at: Date }>(sql`select name, finished_at from private.job_runs`);
  return new Map(rows.map(({ name, finished_at: at }) => [name, at]));
}
