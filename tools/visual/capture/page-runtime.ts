/**
 * Runs in the page: shows a story through Storybook's own preview, and takes it away without a trace.
 *
 * The function is sent to the page as text, so everything it needs is inside it.
 */
import type { EnterRequest, EnterResult, StoryRuntime, StorybookPreview, GateWindow } from './page-types.ts';
import type { Problem, ProblemKind } from '../report-types.ts';

export function installRuntime(): void {
  const gate: GateWindow = window;
  const clock = gate.__visualGateClock;
  if (clock === undefined || window.top !== window) return;

  const preview = (): StorybookPreview => {
    if (gate.__STORYBOOK_PREVIEW__ === undefined) throw new Error('This page is not a Storybook preview.');
    return gate.__STORYBOOK_PREVIEW__;
  };
  const problem = (kind: ProblemKind, error: unknown): Problem => {
    const { message, stack, title, description } = (
      typeof error === 'object' && error !== null ? error : { message: String(error) }
    ) as Record<'message' | 'stack' | 'title' | 'description', string | undefined>;
    const colours = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
    const lines = (message ?? title ?? 'unknown error')
      .replace(colours, '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    // Assertions say what they expected over several lines, and then print the document.
    const detail = [...lines.slice(5), stack ?? description ?? ''].filter(Boolean).join('\n');
    return { kind, message: lines.slice(0, 5).join(' ').slice(0, 300), detail: detail === '' ? null : detail.slice(0, 4000) };
  };
  const attributesOf = (element: Element): Map<string, string> =>
    new Map([...element.attributes].map(({ name, value }) => [name, value]));
  const safe = (value: unknown, depth = 0): unknown => {
    if (typeof value === 'function') return `[function ${value.name}]`;
    if (typeof value === 'symbol' || typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof RegExp || value instanceof Date) return String(value);
    if ('$$typeof' in value) return '[React element]';
    if (depth > 8) return '…';
    if (Array.isArray(value)) return value.map((item) => safe(item, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, safe(item, depth + 1)]));
  };

  /** What the page is like without a story; `leave` goes back to it. */
  const empty = {
    url: '',
    html: new Map<string, string>(),
    body: new Map<string, string>(),
    children: new Set<Element>(),
    scripts: new Set<Element>(),
  };

  const restoreAttributes = (element: Element, wanted: Map<string, string>): void => {
    for (const { name } of [...element.attributes]) if (name !== 'class' && !wanted.has(name)) element.removeAttribute(name);
    for (const [name, value] of wanted)
      if (name !== 'class' && element.getAttribute(name) !== value) element.setAttribute(name, value);
    const classes = new Set((wanted.get('class') ?? '').split(' '));
    // Classes that begin with sb- are Storybook's own: it manages them.
    for (const name of [...element.classList]) if (!name.startsWith('sb-') && !classes.has(name)) element.classList.remove(name);
  };

  const clearStorage = (): void => {
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
  };

  const ready = async (): Promise<void> => {
    await preview().ready();
    // Storybook hides the story behind a skeleton when loading takes longer than usual. A component that measures
    // itself would then see nothing, on a slow machine only.
    preview().view.showPreparingStory = () => undefined;
    preview().view.showMain();
    empty.url = location.href;
    empty.html = attributesOf(document.documentElement);
    empty.body = attributesOf(document.body);
    empty.children = new Set(document.body.children);
    empty.scripts = new Set(document.scripts);
  };

  const load: StoryRuntime['load'] = async (storyId) => {
    const story = await preview()
      .loadStory({ storyId })
      .catch(() => null);
    const args = safe(story?.initialArgs ?? {}) as Record<string, unknown>;
    return { id: storyId, parameters: safe(story?.parameters ?? {}), args, failed: story === null };
  };

  const finished = async (request: EnterRequest, problems: Problem[]): Promise<void> => {
    const { channel } = preview();
    const listeners: [string, (payload: unknown) => void][] = [];
    const on = (event: string, listener: (payload: unknown) => void): void => {
      listeners.push([event, listener]);
      channel.on(event, listener);
    };
    const end = new Promise<void>((resolve) => {
      on('playFunctionThrewException', (error) => problems.push(problem('play', error)));
      on('unhandledErrorsWhilePlaying', (errors) => problems.push(problem('play', Array.isArray(errors) ? errors[0] : errors)));
      on('storyErrored', (error) => problems.push(problem('render', error)));
      // Storybook reports a failed play once more as a failed render.
      on('storyThrewException', (error) => {
        if (problems.length === 0) problems.push(problem('render', error));
      });
      on('storyMissing', () => {
        problems.push(problem('render', 'Storybook could not load the story.'));
        resolve();
      });
      on('storyFinished', (payload) => {
        if ((payload as { storyId?: string }).storyId === request.storyId) resolve();
      });
    });
    channel.emit('setCurrentStory', { storyId: request.storyId, viewMode: 'story' });
    await Promise.race([
      end,
      clock.wait(request.timeout).then(() => {
        const phase = preview().currentRender?.phase ?? 'unknown';
        problems.push(
          problem('timeout', `The story was not finished after ${request.timeout / 1000} s; it was in phase "${phase}".`),
        );
      }),
    ]);
    for (const [event, listener] of listeners) channel.off(event, listener);
  };

  const enter = async (request: EnterRequest): Promise<EnterResult> => {
    const problems: Problem[] = [];
    const { channel, view, storyStoreValue } = preview();
    clock.start();
    gate.__visualGateMotion?.forget();
    view.showMain();
    const initial = storyStoreValue?.userGlobals.initialGlobals ?? {};
    // The accessibility addon would run axe a second time after every play.
    const quiet = 'a11y' in initial ? { a11y: { manual: true } } : {};
    channel.emit('updateGlobals', { globals: { ...initial, ...quiet, ...request.globals } });
    await finished(request, problems);
    const render = preview().currentRender;
    if (problems.length === 0 && (render?.id !== request.storyId || render.phase !== 'finished')) {
      problems.push(
        problem('render', `Storybook ended in phase "${render?.phase ?? 'unknown'}" of ${render?.id ?? 'no story'}.`),
      );
    }
    return { problems, broken: problems.length > 0 };
  };

  const leave = async (): Promise<string | null> => {
    const { currentRender, channel } = preview();
    await preview().teardownRender(currentRender);
    if (currentRender !== undefined) channel.emit('resetStoryArgs', { storyId: currentRender.id });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.getSelection()?.removeAllRanges();
    // React runs the clean-up of effects in a task of its own, and document heads are updated in the next frame.
    await clock.wait(0);
    await clock.frame();
    clock.stop();
    clearStorage();
    restoreAttributes(document.documentElement, empty.html);
    restoreAttributes(document.body, empty.body);
    history.replaceState(null, '', empty.url);
    window.scrollTo(0, 0);
    const left = [...document.body.children].find((element) => !empty.children.has(element) && !element.matches('style, link'));
    const script = [...document.scripts].find(
      (element) => !empty.scripts.has(element) && /^$|module|javascript/.test(element.type),
    );
    const kept = left ?? script;
    return kept === undefined ? null : (kept.cloneNode(false) as Element).outerHTML.slice(0, 120);
  };

  gate.__visualGate = { ready, load, enter, leave };
}
