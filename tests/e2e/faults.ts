/** What visitors use, and what a fault can hit. */
export const surfaces = {
  lead: 'Lead form',
  contact: 'Contact form',
  application: 'Job application',
  booking: 'Booking calendar',
  page: 'Pages',
} as const;

export type Surface = keyof typeof surfaces;

const forms = ['lead', 'contact', 'application'] as const;

type FaultEntry = {
  /** What happens. */
  fault: string;
  /** What holds all the same. */
  promise: string;
  /** Each needs a test that carries `against(fault, surface)`. */
  hits: readonly Surface[];
};

/** Every fault that the site is built to survive. `docs/reliability.md` is made from this list and the last run's report. */
export const faults = {
  'blocked-scripts': {
    fault: 'Scripts of other companies are blocked',
    promise: 'Everything of ours works; what is missing is said where it would be',
    hits: [...forms, 'booking'],
  },
  'dead-calendar': {
    fault: 'The calendar’s host refuses or fails',
    promise: 'After fifteen seconds: its address, a phone number and an email address',
    hits: ['booking'],
  },
  'hanging-calendar': {
    fault: 'The calendar’s host never answers, or answers late',
    promise: 'The same message, which goes when the calendar comes after all',
    hits: ['booking'],
  },
  'function-fails': {
    fault: 'The function answers 500, 502, 503, 546 or with a sentence of its own',
    promise: 'Nothing is stored, the visitor is told, what was typed stays, the next press stores it once',
    hits: forms,
  },
  'no-answer': {
    fault: 'The function never answers',
    promise: 'Given up after 20 seconds, then as above',
    hits: forms,
  },
  'lost-answer': {
    fault: 'The connection ends after the row was stored',
    promise: 'The next press gets the first answer; there is one row',
    hits: forms,
  },
  'upload-cut': {
    fault: 'Storage cuts the upload, refuses it, or loses its own answer',
    promise: 'No application is stored; the next press uploads and stores it once',
    hits: ['application'],
  },
  'submit-after-upload': {
    fault: 'The résumé is stored and the submission fails',
    promise: 'The next press uploads nothing again',
    hits: ['application'],
  },
  'double-press': {
    fault: 'The button is clicked, or Enter pressed, twice',
    promise: 'One request, one row',
    hits: forms,
  },
  'two-tabs': {
    fault: 'The form is open in two tabs and sent from both',
    promise: 'Each answer stands for a row of its own; neither tab takes the other’s words',
    hits: forms,
  },
  'back-during-redirect': {
    fault: 'Back is pressed while the form leads on',
    promise: 'The page answers and the form can be opened again',
    hits: ['lead'],
  },
  'page-restored': {
    fault: 'The browser shows the page again from its back-forward cache',
    promise: 'No form is stuck in “sending” or in its thanks; what was typed is there',
    hits: forms,
  },
  offline: {
    fault: 'There is no connection',
    promise: 'Said at once; what was typed stays and is sent by the visitor’s next press',
    hits: [...forms, 'page'],
  },
  'slow-line': {
    fault: 'A connection as slow as 3G',
    promise: 'Pages read before their script is there; a press is answered at once and stored once',
    hits: [...forms, 'page'],
  },
  'no-script': {
    fault: 'JavaScript is off',
    promise: 'Pages read, links lead on, and each form has another way',
    hits: [...forms, 'booking', 'page'],
  },
  'missing-code': {
    fault: 'A deploy or the network has taken a part of the code away',
    promise: 'Loaded anew once, or asked for again at the next press; the visitor can always go on',
    hits: [...forms, 'page'],
  },
  'storage-refused': {
    fault: 'Cookies and storage are refused',
    promise: 'Everything works; only what would have been remembered is not',
    hits: [...forms, 'booking', 'page'],
  },
  'popup-blocked': {
    fault: 'The browser does not let the survey open',
    promise: 'The thanks stay and offer it as a link',
    hits: ['application'],
  },
  'tab-closed': {
    fault: 'The tab is closed or the page reloaded while the form is being sent',
    promise: 'The visitor is asked first; after a reload the same tab offers it again; it is stored once',
    hits: forms,
  },
  'database-killed': {
    fault: 'PostgreSQL is killed with signal 9 while forms arrive',
    promise: 'What was acknowledged is stored once; who saw an error presses again',
    hits: forms,
  },
  'webhook-down': {
    fault: 'The automation’s webhook fails for an hour',
    promise: 'The visitor notices nothing; it is delivered once when it is back',
    hits: forms,
  },
  'band-fails': {
    fault: 'A mistake of ours in one band of a page',
    promise: 'The rest of the page works; the console and, where allowed, analytics learn which band',
    hits: ['page'],
  },
  'hostile-input': {
    fault: 'Scripts, controls, endless texts and nonsense in fields and addresses',
    promise: 'A clear error, or stored word for word; nothing of it runs',
    hits: [...forms, 'page'],
  },
} as const satisfies Record<string, FaultEntry>;

export type FaultId = keyof typeof faults;

/** What a test says of itself in Playwright's report: the fault, and what it hits. */
export const ANNOTATION = 'fault';

/** Details of a test that proves a promise. */
export const against = <Id extends FaultId>(fault: Id, ...hit: (typeof faults)[Id]['hits'][number][]) => ({
  // `npx playwright test --grep @fault` runs these alone.
  tag: '@fault',
  annotation: hit.map((surface) => ({ type: ANNOTATION, description: `${fault}: ${surface}` })),
});
