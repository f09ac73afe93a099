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
};

export type Log = (entry: LogEntry) => void;

/** One JSON line for each entry. */
export const consoleLog: Log = (entry) => {
  console.info(JSON.stringify(entry));
};
