/** The command line of the bench. */
import { readArguments, readWholeNumber } from '../shared/readArguments.ts';
import { UserError } from '../shared/userError.ts';
import { forms, type Form } from './forms.ts';

export const USAGE = `npm run bench -- [--runs 5] [--pages / /pepprac]               loads, interactions, a route change, the build
npm run bench -- --lighthouse [--runs 3] [--form slow]      Lighthouse's scores of every route
npm run bench -- --processor [--runs 3]                     blocking time of every route, work of a click, by the processor's clock

  --runs N      rounds
  --pages …     pages to load (default /)
  --form FORM   ${Object.keys(forms).join(', ')} (default mobile)
  --wait N      seconds to wait before each load for an idle machine (default 90); 0 to try the script, not for figures`;

export type BenchOptions = {
  help: boolean;
  lighthouse: boolean;
  processor: boolean;
  form: Form;
  pages: string[];
  runs: number;
  /** Seconds. */
  idleTimeout: number;
};

const isForm = (name: string): name is Form => Object.hasOwn(forms, name);

/** @throws UserError when an argument is not allowed */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = readArguments(
    {
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        runs: { type: 'string' },
        pages: { type: 'string' },
        lighthouse: { type: 'boolean', default: false },
        processor: { type: 'boolean', default: false },
        form: { type: 'string' },
        wait: { type: 'string', default: '90' },
      },
    },
    USAGE,
  );
  const { help, lighthouse, processor, form = 'mobile', pages, runs, wait } = values;
  if (values.form !== undefined && !lighthouse)
    throw new UserError(`--form is for --lighthouse: without it, all are measured.\n${USAGE}`);
  if (lighthouse && processor) throw new UserError(`--lighthouse and --processor are two benches: choose one.\n${USAGE}`);
  if (!isForm(form)) throw new UserError(`--form must be one of ${Object.keys(forms).join(', ')}, not "${form}".\n${USAGE}`);
  // The shell passes all addresses after `--pages` as separate arguments.
  const all = pages === undefined ? positionals : [pages, ...positionals];
  const wrong = all.find((page) => !page.startsWith('/'));
  if (wrong !== undefined) throw new UserError(`"${wrong}" is no page: pages are like /pepprac.\n${USAGE}`);
  return {
    help,
    lighthouse,
    processor,
    form,
    pages: all.length > 0 ? all : ['/'],
    runs: readWholeNumber('runs', runs ?? (lighthouse || processor ? '3' : '5')),
    idleTimeout: readWholeNumber('wait', wait, 0),
  };
}
