/** Files that the development servers of Vite and Storybook never send, in Vite's patterns. They replace its own list. */
export const privateFiles = [
  '.env*',
  '*.{crt,key,pem}',
  '**/.git/**',
  '**/.local/**',
  '**/supabase/.temp/**',
  // An owner may keep backups here all the same.
  '*.{sql,dump,jsonl}',
  '**/{backups,resumes}/**',
  'deleted-people.json',
];
