/** A short message over the page. `title` carries its own punctuation: the text follows it on the same line. */
export type ToastMessage = {
  title: string;
  text: string;
  /** A message takes the place of the earlier one about the same: what went wrong before is not on the page beside the success. */
  topic?: string;
};

export type Toast = ToastMessage & { id: number; tone: 'success' | 'error' };

let waiting: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const announce = () => {
  for (const listener of listeners) listener();
};

function add(tone: Toast['tone'], message: ToastMessage) {
  lastId += 1;
  waiting = [...waiting, { ...message, id: lastId, tone }];
  announce();
}

/** Shows a message over whatever page the visitor is on. It can be called from anywhere; `Toasts` shows what it was given. */
export const notify = {
  success: (message: ToastMessage) => add('success', message),
  error: (message: ToastMessage) => add('error', message),
};

/** Messages that were given and not yet shown. For `Toasts` alone. */
export const toastQueue = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  waiting: () => waiting,
  clear: () => {
    waiting = [];
    announce();
  },
};
