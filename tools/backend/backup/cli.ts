/**
 * `npm run backup`: writes all rows and résumés into a new folder in `BACKUP_DIR`, and deletes backups that are older than 14 days.
 * `npm run restore -- <folder>`: restores one into a new project; with `--files-only`, only the files that are missing there.
 *
 * Uses the embedded database, which need not be running, or the project that `INBOX_DATABASE_URL`, `SUPABASE_URL` and
 * `SUPABASE_SECRET_KEY` name.
 */
import { readArguments } from '../../shared/readArguments.ts';
import { runCommand } from '../../shared/runCommand.ts';
import { UserError } from '../../shared/userError.ts';
import { backupFolder, listFolders } from '../deletedPeople.ts';
import { openFiles } from '../openFiles.ts';
import { withDatabase } from '../withDatabase.ts';
import { backUp } from './backup.ts';
import { readBackup, restoreFiles, restoreRows } from './restore.ts';

const OPTIONS = { restore: { type: 'boolean', default: false }, 'files-only': { type: 'boolean', default: false } } as const;
const USAGE = 'Use npm run backup, or npm run restore -- <folder> with or without --files-only.';

await runCommand(async () => {
  // What is written is for its owner alone.
  process.umask(0o077);
  const { values, positionals } = readArguments({ options: OPTIONS, allowPositionals: true }, USAGE);
  const [folder, ...more] = positionals;
  if (more.length > 0 || values.restore === (folder === undefined)) throw new UserError(USAGE);
  const parent = backupFolder();

  const hasDatabase = await withDatabase('npm run backup', 'INBOX_DATABASE_URL', async (database, source) => {
    const files = openFiles(database, source);
    if (folder === undefined) {
      const made = await backUp(database, files, parent, new Date());
      const rows = made.manifest.tables.map(({ table, rows }) => `${rows} ${table}`).join(', ');
      console.log(`Backed up to ${made.folder}: ${rows}, ${made.manifest.files.length} files.`);
      for (const path of made.manifest.missing) console.error(`Storage has no ${path}, which an application names.`);
      return;
    }
    const manifest = await readBackup(folder);
    if (!values['files-only']) {
      const leftOut = await restoreRows(database, folder, manifest, listFolders(source));
      console.log(`Restored the rows of ${manifest.madeAt}, without ${leftOut} of people who were deleted since.`);
    }
    const { restored, damaged } = await restoreFiles(database, files, folder, manifest);
    console.log(`Restored ${restored} files.`);
    if (damaged.length === 0) return;
    throw new UserError(
      `These files are not whole in this backup. Restore them from another, with --files-only: ${damaged.join(', ')}`,
    );
  });
  if (!hasDatabase) throw new UserError('There is no database yet: run npm start first, or set INBOX_DATABASE_URL.');
});
