/** Makes elements. Enough for one page, so that it needs no framework and can be a single file. */
type Child = Node | string | null | false;
type Properties = Record<string, string | number | boolean | null | ((event: Event) => void)>;

function fill<T extends Element>(element: T, properties: Properties, children: readonly Child[]): T {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child): child is Node | string => child !== null && child !== false));
  return element;
}

/** Functions among the properties are listeners, under the name of their event. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), properties, children);
}

/** Replaces the content of an element and puts the focus back where it was, by the name in `data-focus`. */
export function replaceContent(root: HTMLElement, ...children: Child[]): void {
  const focused =
    document.activeElement instanceof HTMLElement && root.contains(document.activeElement)
      ? document.activeElement.dataset.focus
      : undefined;
  root.replaceChildren(...children.filter((child): child is Node | string => child !== null && child !== false));
  if (focused !== undefined)
    root.querySelector<HTMLElement>(`[data-focus="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}
