/** Runs in the page: shows a story through Storybook's own preview, and removes it completely. */
import type { Channel } from 'storybook/internal/channels';
import type { Problem, ProblemKind } from '../types.ts';
import type { PageWatch } from './page-watch.ts';

/** The part of Storybook's preview that is used. */
type StorybookPreview = {
  ready(): Promise<void>;
  channel: Pick<Channel, 'on' | 'off' | 'emit'>;
  currentRender?: { id: string; phase?: string };
  view: { showMain(): void; showPreparingStory(options?: unknown): void };
  storyStoreValue?: { userGlobals: { initialGlobals: Record<string, unknown> } };
  loadStory(options: { storyId: string }): Promise<{ parameters: Record<string, unknown> }>;
  teardownRender(render: unknown): Promise<void>;
};

export function storyFunctions(watch: PageWatch) {
  const preview = () => (window as unknown as { __STORYBOOK_PREVIEW__: StorybookPreview }).__STORYBOOK_PREVIEW__;
  const problem = (kind: ProblemKind, error: unknown): Problem => {
    const { message, stack, title, description } = (
      typeof error === 'object' && error !== null ? error : { message: String(error) }
    ) as Record<'message' | 'stack' | 'title' | 'description', string | undefined>;
    const colors = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
    const text = (message ?? title ?? 'unknown error').replace(colors, '');
    const lines = text
      .trim()
      .split(/\s*\n\s*/)
      .filter(Boolean);
    // Assertions print what they expected over several lines, and then the document.
    // A stack begins with the message once more.
    const places = stack?.split('\n').filter((line) => /^\s*at /.test(line)) ?? [];
    const detail = [...lines.slice(5, 20), ...(description ?? '').split('\n').slice(0, 8), ...places.slice(0, 8)]
      .filter(Boolean)
      .join('\n');
    return { kind, message: lines.slice(0, 5).join(' ').slice(0, 300), detail: detail === '' ? null : detail.slice(0, 4000) };
  };
  const state = () => ({
    url: location.href,
    html: document.documentElement.cloneNode(false) as HTMLElement,
    body: document.body.cloneNode(false) as HTMLElement,
    children: new Set<Element>(document.body.children),
    scripts: new Set<Element>(document.scripts),
  });
  /** Without a story: what `leave` restores. */
  let empty!: ReturnType<typeof state>;

  const restoreAttributes = (element: HTMLElement, wanted: HTMLElement): void => {
    for (const name of element.getAttributeNames()) {
      if (name !== 'class' && !wanted.hasAttribute(name)) element.removeAttribute(name);
    }
    for (const { name, value } of wanted.attributes) if (name !== 'class') element.setAttribute(name, value);
    // Classes that begin with sb- are Storybook's own: it manages them.
    const added = [...element.classList].filter((name) => !name.startsWith('sb-') && !wanted.classList.contains(name));
    element.classList.remove(...added);
  };

  /** Resolves when Storybook has loaded its index and can show stories. */
  const ready = async (): Promise<void> => {
    await preview().ready();
    // Storybook hides the story behind a skeleton when loading takes longer than usual. On a slow machine, a component
    // that measures itself would then measure nothing.
    preview().view.showPreparingStory = () => undefined;
    preview().view.showMain();
    empty = state();
  };

  /** The story's parameters that the gate reads; null when its file cannot be loaded. */
  const load = async (storyId: string): Promise<unknown> => {
    const story = await preview()
      .loadStory({ storyId })
      .catch(() => null);
    const { chromatic, visual, a11y } = story?.parameters ?? {};
    return story && { chromatic, visual, a11y };
  };

  /** Shows and plays a story, until Storybook has finished it or the timeout. */
  const enter = async (storyId: string, globals: Record<string, unknown>, timeout: number): Promise<Problem[]> => {
    const problems: Problem[] = [];
    const { channel, view, storyStoreValue } = preview();
    watch.start();
    view.showMain();
    const initial = storyStoreValue?.userGlobals.initialGlobals ?? {};
    // The accessibility addon would run axe a second time after every play.
    const withoutAddon = 'a11y' in initial ? { a11y: { manual: true } } : {};
    channel.emit('updateGlobals', { globals: { ...initial, ...withoutAddon, ...globals } });
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const report = (kind: ProblemKind) => (error: unknown) => void problems.push(problem(kind, error));
    // Storybook reports a failed play once more as a failed render.
    const reportOnce = (error: unknown): void => {
      if (problems.length === 0) report('render')(error);
    };
    const listeners: Record<string, (payload: unknown) => void> = {
      playFunctionThrewException: report('play'),
      unhandledErrorsWhilePlaying: (errors) => report('play')(Array.isArray(errors) ? errors[0] : errors),
      storyErrored: report('render'),
      storyThrewException: reportOnce,
      storyMissing: () => {
        report('render')('Storybook could not load the story.');
        finish();
      },
      storyFinished: (payload) => {
        if ((payload as { storyId?: string }).storyId === storyId) finish();
      },
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    const late = watch.wait(timeout).then(() => {
      const phase = preview().currentRender?.phase ?? 'unknown';
      report('timeout')(`The story was not finished after ${timeout / 1000} s; it was in phase "${phase}".`);
    });
    await Promise.race([finished, late]);
    for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
    const { phase = 'unknown', id = 'no story' } = preview().currentRender ?? {};
    if (id !== storyId || phase !== 'finished') reportOnce(`Storybook ended in phase "${phase}" of ${id}.`);
    return problems;
  };

  /** Unmounts the story and undoes what it left. Returns what could not be undone, if anything. */
  const leave = async (): Promise<string | null> => {
    const { currentRender, channel } = preview();
    await preview().teardownRender(currentRender);
    if (currentRender !== undefined) channel.emit('resetStoryArgs', { storyId: currentRender.id });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.getSelection()?.removeAllRanges();
    // React runs the cleanup of effects in a separate task, and document heads are updated in the next frame.
    await watch.wait(0);
    await watch.nextFrame();
    watch.stop();
    restoreAttributes(document.documentElement, empty.html);
    restoreAttributes(document.body, empty.body);
    history.replaceState(null, '', empty.url);
    window.scrollTo(0, 0);
    const left =
      [...document.body.children].find(
        (element) => !empty.children.has(element) && !element.matches('style, link') && !watch.isStorybooks(element),
      ) ?? [...document.scripts].find((element) => !empty.scripts.has(element) && /^$|module|javascript/.test(element.type));
    return left === undefined ? null : (left.cloneNode(false) as Element).outerHTML.slice(0, 120);
  };

  return { ready, load, enter, leave };
}
