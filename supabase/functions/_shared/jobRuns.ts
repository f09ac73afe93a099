import type { Database } from './database.ts';

/** The jobs that a schedule runs, by the names of their functions. */
export type JobName = 'deliver-webhooks' | 'delete-old-records';

/** Writes down that a job ran to its end, for `health`. */
export async function recordRun(database: Database, name: JobName, at: Date): Promise<void> {
  await database`
    insert into private.job_runs (name, finished_at) values (${name}, ${at})
    on conflict (name) do update set finished_at = excluded.finished_at`;
}

/** When each job last ran to its end; a job that never did is not among them. */
export async function lastRuns(database: Database): Promise<Map<string, Date>> {
  const rows = await database<{ name: string; finished_at: Date }[]>`select name, finished_at from private.job_runs`;
  return new Map(rows.map(({ name, finished_at: at }) => [name, at]));
}
