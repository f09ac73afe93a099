/**
 * What visitors type into a form with a name is kept in their tab for half an hour, until it is sent or cleared. It survives a reload,
 * another page, a closed dialog and a failed hydration, after which React draws the form again.
 */
import { forget, recallPersonal, rememberPersonal } from '../lib/sessionMemory.ts';

export type TypedFields = Record<string, string | boolean>;

/** Content that was sent, as JSON, and its idempotency key. */
export type SentContent = { content: string; key: string };

/** `rest`: what else a form keeps, not checked. */
export type Draft = { fields: TypedFields; sent: SentContent | null; rest: unknown };

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const keyOf = (form: string) => `draft:${form}`;

const nameOf = (form: HTMLFormElement | null): string | null => form?.getAttribute('name') ?? null;

/** What the visitor has typed into the form of this name; null if there is nothing. */
export function readDraft(form: string): Draft | null {
  const { fields, sent, rest } = recallPersonal(keyOf(form)) as Partial<Draft>;
  return fields ? { fields, sent: sent ?? null, rest } : null;
}

/** Changes a part of the draft, and forgets a draft of an empty form. */
export function writeDraft(form: string, part: Partial<Draft>): void {
  const draft = { ...readDraft(form), ...part };
  if (Object.values(draft.fields ?? {}).some(Boolean)) rememberPersonal(keyOf(form), draft);
  else clearDraft(form);
}

export const clearDraft = (form: string): void => forget(keyOf(form));

/** The fields of `empty` with their values in `kept`: a draft can be from an earlier version of the form. */
export function knownFields<Fields extends TypedFields>(empty: Fields, kept: Record<string, unknown> = {}): Fields {
  const known = Object.entries(empty).map(([name, value]) => [name, typeof kept[name] === typeof value ? kept[name] : value]);
  return Object.fromEntries(known) as Fields;
}

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** The fields for people: not the trap for robots, not what scripts or files fill in. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements]
    .filter(isControl)
    .filter(({ name, type, tabIndex }) => name && type !== 'hidden' && type !== 'file' && tabIndex >= 0);

/** What a field contains: a text, or whether a box is checked; of a choice its option's value. */
export function valueOf(control: Control): string | boolean {
  if (control.type === 'checkbox') return (control as HTMLInputElement).checked;
  // The first option says that nothing is chosen.
  return control instanceof HTMLSelectElement && control.selectedIndex < 1 ? '' : control.value;
}

/** What is in the form's fields now. Browsers and password managers can fill them in without an event. */
export const typedIn = (form: HTMLFormElement): TypedFields =>
  Object.fromEntries(controlsOf(form).map((control) => [control.name, valueOf(control)]));

/** The field that has the focus; also one that was removed while it had it. */
let focused: Control | null = null;

/** Puts back what was typed into empty fields, and the focus if the form was drawn again while it had it. */
export function restoreDraft(form: HTMLFormElement): void {
  const name = nameOf(form);
  const fields = (name === null ? null : readDraft(name))?.fields ?? {};
  for (const control of controlsOf(form)) {
    const kept = fields[control.name];
    if (control.type === 'checkbox') (control as HTMLInputElement).checked ||= kept === true;
    else if (typeof kept === 'string' && kept !== '' && valueOf(control) === '') control.value = kept;
  }
  const isDrawnAgain = focused && !focused.isConnected && nameOf(focused.form) === name;
  if (isDrawnAgain && document.activeElement === document.body) {
    controlsOf(form)
      .find((control) => control.name === focused?.name)
      ?.focus();
  }
}

function keep(form: HTMLFormElement | null): void {
  const name = nameOf(form);
  if (form && name !== null) writeDraft(name, { fields: typedIn(form) });
}

const keepAll = () => [...document.forms].forEach(keep);
const keepChanged = ({ target }: Event) => isControl(target) && keep(target.form);

let isStarted = false;

/**
 * Keeps what is typed from now on, and what is there already: a prerendered form can be filled in before its code has come. A draft of
 * another page wins over fields that are empty because nothing was restored yet.
 */
export function keepDrafts(): void {
  if (isStarted || typeof document === 'undefined') return;
  isStarted = true;
  [...document.forms].forEach(restoreDraft);
  keepAll();
  if (isControl(document.activeElement)) focused = document.activeElement;
  addEventListener('input', keepChanged, true);
  addEventListener('change', keepChanged, true);
  // A link of the page can be clicked after fields were filled in without an event.
  addEventListener('click', keepAll, true);
  addEventListener('pagehide', keepAll);
  addEventListener('focusin', ({ target }) => (focused = isControl(target) ? target : null));
  // A field that was removed stays the focused one; whether it was removed is known only after this event.
  addEventListener('focusout', () => queueMicrotask(() => (focused = focused?.isConnected ? null : focused)));
}
