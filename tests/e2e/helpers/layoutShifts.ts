import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/**
 * What has moved since a page was opened, also soon after a click.
 *
 * @param tolerated shifts up to this value are left out
 * @param timeoutMs how long to wait for the observer, which reports nothing where nothing has moved
 */
export function readShifts(page: Page, { tolerated, timeoutMs }: { tolerated: number; timeoutMs: number }): Promise<string[]> {
  const shifts = page.evaluate(
    (limit) =>
      new Promise<string[]>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as Shift[])
              .filter(({ value }) => value > limit)
              .map(({ value, sources: [first] }) => {
                const element = first?.node instanceof Element ? first.node : first?.node?.parentElement;
                return `${value.toFixed(4)}: ${element?.outerHTML.slice(0, 80)}`;
              }),
          ),
        ).observe({ type: 'layout-shift', buffered: true }),
      ),
    tolerated,
  );
  return Promise.race([shifts, page.waitForTimeout(timeoutMs).then(() => [])]);
}
