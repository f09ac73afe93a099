/** Selectors for driving a form from inside its page, faster than by Playwright's clicks. */
export type Drive = {
  /** Contains the form while it is open. */
  root: string;
  /** Opens a form that is not part of the page. */
  open: string | null;
  /** Shows an empty form again after the thanks. */
  again: string;
  /** Found in the thanks alone. */
  thanks: string;
  hasFile: boolean;
};

export type Submitted = {
  /** The fields' values after the browser has cleaned them. */
  typed: Record<string, string>;
  outcome: 'stored' | 'rejected';
  /** The error that the visitor reads. */
  message: string;
  /** The idempotency key of the request, if there was one. */
  key: string | null;
};

type Result = Pick<Submitted, 'outcome' | 'message'>;

/** Fills the form in with each set of values, clicks the button and waits for what the visitor sees. Runs in the page. */
export async function submitAll({ drive, cases }: { drive: Drive; cases: Record<string, string>[] }): Promise<Submitted[]> {
  const LIMIT_MS = 15_000;
  let key: string | null = null;
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes('/functions/')) key = new Headers(init?.headers).get('idempotency-key');
    return send(input, init);
  };
  // The survey would open in a tab.
  window.open = () => window;

  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const waitFor = <T>(look: () => T | null | false, what: string) =>
    new Promise<T>((resolve, reject) => {
      const end = (settle: () => void) => {
        observer.disconnect();
        clearTimeout(timer);
        document.removeEventListener('focusin', check);
        settle();
      };
      const check = () => {
        const found = look();
        if (found) end(() => resolve(found));
      };
      const observer = new MutationObserver(check);
      const timer = setTimeout(() => end(() => reject(new Error(`Timed out: ${what}`))), LIMIT_MS);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      document.addEventListener('focusin', check);
      check();
    });
  const put = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    // Chromium's check of an email takes time with the square of its length: minutes for a megabyte, which `maxlength` prevents.
    const typed = field.type === 'email' && field.maxLength > 0 ? value.slice(0, field.maxLength) : value;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  async function prepare(): Promise<HTMLFormElement> {
    if (!find(drive.root) && drive.open) find(drive.open)?.click();
    const form = await waitFor(() => document.querySelector<HTMLFormElement>(`${drive.root} form`), 'the form');
    for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) if (!box.checked) box.click();
    const picker = form.querySelector<HTMLInputElement>('[type=file]');
    if (drive.hasFile && picker && !form.textContent.includes('cv.pdf')) {
      const transfer = new DataTransfer();
      transfer.items.add(new File([`%PDF-1.7\n${crypto.randomUUID()}\n%%EOF`], 'cv.pdf', { type: 'application/pdf' }));
      picker.files = transfer.files;
      picker.dispatchEvent(new Event('change', { bubbles: true }));
      await waitFor(() => form.textContent.includes('cv.pdf'), 'the file');
    }
    return form;
  }

  async function submit(form: HTMLFormElement): Promise<Result> {
    if (!form.noValidate && !form.checkValidity()) {
      const wrong = form.querySelector<HTMLInputElement>(':invalid:not(fieldset)');
      return { outcome: 'rejected', message: wrong?.validationMessage ?? '' };
    }
    for (const alert of document.querySelectorAll(`${drive.root} [role=alert]`)) alert.setAttribute('data-old', '');
    (document.activeElement as HTMLElement | null)?.blur();
    form.querySelector<HTMLButtonElement>('[type=submit]')?.click();
    return waitFor<Result>(() => {
      if (find(drive.thanks)) return { outcome: 'stored', message: '' };
      const isBusy = form.querySelector('[type=submit]:disabled') !== null;
      const alert = form.querySelector('[role=alert]:not([data-old])');
      const isInvalid = form.querySelector('[aria-invalid=true]') !== null;
      const focused = form.querySelector<HTMLElement>('[aria-invalid=true]:focus');
      // The focus moves a moment later, and must not arrive during the next case.
      if (isBusy || (isInvalid ? !focused : !alert)) return null;
      const described = focused?.getAttribute('aria-describedby')?.split(' ') ?? [];
      const descriptions = described.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      return { outcome: 'rejected', message: `${descriptions} ${alert?.textContent ?? ''}`.trim() };
    }, 'a response');
  }

  const submitted: Submitted[] = [];
  for (const values of cases) {
    const form = await prepare();
    key = null;
    const typed: Record<string, string> = {};
    for (const [name, value] of Object.entries(values)) {
      const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
      put(field, value);
      typed[name] = field.value;
    }
    const result = await submit(form);
    submitted.push({ typed, ...result, key });
    if (result.outcome === 'stored') {
      find(drive.again)?.click();
      await waitFor(() => !find(drive.thanks), 'the end of the thanks');
    }
  }
  return submitted;
}
