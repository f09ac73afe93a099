/** What may be logged: ids and outcomes, and nothing that a visitor typed. */
export type LogEntry = {
  function: string;
  requestId: string;
  outcome: string;
  status?: number;
  milliseconds?: number;
  eventId?: string;
  /** Machine code of a failure, for example an SQLSTATE. */
  errorCode?: string;
  count?: number;
  /** The variable that is missing or malformed. */
  variable?: string;
};

/** `error` is for what the owner has to look at: the hosted logs can be filtered by it and send alerts. */
export type Log = Record<'info' | 'error', (entry: LogEntry) => void>;

/** One JSON line for each entry. */
export const consoleLog: Log = {
  info: (entry) => console.info(JSON.stringify(entry)),
  error: (entry) => console.error(JSON.stringify(entry)),
};
