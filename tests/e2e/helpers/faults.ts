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
  /** What still holds. */
  promise: string;
  /**
   * Where the fault is caused in a browser; each needs a test that carries `coversFault('<fault>: <surface>')`. Where the forms share
   * the code that handles a fault, the lead form has all cases and another form only what it does differently.
   */
  hits: readonly Surface[];
};

/** Every fault that the site is built to survive. `docs/reliability.md` is made from this list and the last run's report. */
export const faults = {
  'blocked-scripts': {
    fault: 'Scripts of other companies are blocked',
    promise: 'Everything of ours works; a message stands where something is missing',
    hits: ['lead', 'booking'],
  },
  'dead-calendar': {
    fault: 'The calendar’s host rejects the connection or fails',
    promise: 'After fifteen seconds: its address, a phone number and an email address',
    hits: ['booking'],
  },
  'hanging-calendar': {
    fault: 'The calendar’s host never responds, or responds late',
    promise: 'The same message, which goes when the calendar arrives after all',
    hits: ['booking'],
  },
  'function-fails': {
    fault: 'The function returns 500, 502, 503, 546 or a sentence of its own',
    promise: 'Nothing is stored, the visitor reads an error, what was typed stays, the next click stores it once',
    hits: forms,
  },
  'no-response': {
    fault: 'The function or the upload never gets a response',
    promise: 'Given up after 20 seconds, or 30 for the upload, then as above',
    hits: ['lead', 'application'],
  },
  'lost-response': {
    fault: 'The connection ends after the row was stored',
    promise: 'The next click gets the first response; there is one row',
    hits: forms,
  },
  'upload-fails': {
    fault: 'Storage cuts the upload off, rejects it, or its response is lost',
    promise: 'No application is stored; the next click uploads and stores it once',
    hits: ['application'],
  },
  'submit-after-upload': {
    fault: 'The résumé is stored and the submission fails',
    promise: 'The next click uploads nothing again',
    hits: ['application'],
  },
  'double-click': {
    fault: 'The button is clicked, or Enter is hit, twice',
    promise: 'One request, one row',
    hits: forms,
  },
  'two-tabs': {
    fault: 'The form is open in two tabs and sent from both',
    promise: 'Each tab stores a row of its own and keeps its own draft',
    hits: ['lead', 'application'],
  },
  'back-during-redirect': {
    fault: 'The visitor goes back while the form leads on',
    promise: 'The page works and the form can be opened again',
    hits: ['lead'],
  },
  'page-restored': {
    fault: 'The browser shows the page again from its back-forward cache',
    promise: 'No form is stuck in “sending” or in its thanks; what was typed is there',
    hits: forms,
  },
  offline: {
    fault: 'There is no connection',
    promise: 'An error at once; what was typed stays and is sent by the visitor’s next click',
    hits: ['lead', 'application', 'page'],
  },
  'slow-connection': {
    fault: 'A connection as slow as 3G, or code that arrives late',
    promise: 'Pages read before their script is there; a click is acknowledged at once and stored once',
    hits: [...forms, 'page'],
  },
  'no-script': {
    fault: 'JavaScript is off',
    promise: 'Pages read, links lead on, and each form has another way',
    hits: [...forms, 'booking', 'page'],
  },
  'missing-code': {
    fault: 'A deploy or the network has taken a part of the code away',
    promise: 'Loaded anew once, or requested again by the next click; the visitor can always go on',
    hits: [...forms, 'page'],
  },
  'storage-rejected': {
    fault: 'Cookies and storage are blocked',
    promise: 'Everything works; only what would have been remembered is not',
    hits: ['lead', 'application', 'booking', 'page'],
  },
  'popup-blocked': {
    fault: 'The browser does not let the survey open',
    promise: 'The thanks stay and offer it as a link',
    hits: ['application'],
  },
  'tab-closed': {
    fault: 'The tab is closed or the page reloaded while the form is being sent',
    promise: 'The browser asks first; after a reload the same tab offers it again; it is stored once',
    hits: forms,
  },
  'database-killed': {
    fault: 'PostgreSQL is killed with signal 9 while a form arrives',
    promise: 'What was acknowledged is stored once; a visitor who saw an error clicks again',
    hits: ['lead'],
  },
  'webhook-down': {
    fault: 'The automation’s webhook hangs, or fails for an hour',
    promise: 'The visitor does not notice; it is delivered once when it is back',
    hits: ['lead'],
  },
  'section-fails': {
    fault: 'A bug of ours in one section of a page',
    promise: 'The rest of the page works; the console and, where allowed, analytics learn which section',
    hits: ['page'],
  },
  'hostile-input': {
    fault: 'Scripts, control characters, endless texts and nonsense in fields and addresses',
    promise: 'A clear error, or stored word for word; none of it runs',
    hits: [...forms, 'page'],
  },
} as const satisfies Record<string, FaultEntry>;

export type FaultId = keyof typeof faults;

/** `<fault>: <surface>`, for each surface that a fault hits. */
export type Promised = { [Fault in FaultId]: `${Fault}: ${(typeof faults)[Fault]['hits'][number]}` }[FaultId];

/** The type of the annotation in Playwright's report. */
export const ANNOTATION = 'fault';

/** Details of a test that proves promises. `npx playwright test --grep @fault` runs these tests alone. */
export const coversFault = (...promises: readonly Promised[]) => ({
  tag: '@fault',
  annotation: promises.map((description) => ({ type: ANNOTATION, description })),
});
