import { expect } from '@playwright/test';
import { test as base } from '../../e2e/helpers/backend.ts';
import { SITE } from '../../e2e/helpers/environment.ts';
import { engines, type EngineName } from './engines.ts';
import type { Session } from './session.ts';
import { Visitor, type Target } from './visitor.ts';

export { expect };

type Fixtures = { session: Session; visitor: Visitor };

/** Tests of a visitor in the engine that the project is named after. Each has a browser of its own. */
export const test = base.extend<Fixtures>({
  session: async ({}, use, { project }) => {
    const session = await engines[project.name as EngineName].start();
    await use(session);
    await session.end();
  },
  visitor: async ({ session }, use) => {
    await session.resize(1280, 800);
    const visitor = new Visitor(session, SITE);
    await use(visitor);
    expect(await visitor.errors()).toEqual([]);
  },
});

const described = (target: Target) => Object.values(target).join(' ');

export const expectVisible = (visitor: Visitor, target: Target): Promise<void> =>
  expect.poll(() => visitor.read(target, () => true), `visible: ${described(target)}`).toBe(true);

export const expectHidden = (visitor: Visitor, target: Target): Promise<void> =>
  expect.poll(() => visitor.read(target, () => true), `hidden: ${described(target)}`).toBeUndefined();

export const expectFocused = (visitor: Visitor, target: Target): Promise<void> =>
  expect
    .poll(() => visitor.read(target, (element) => element === document.activeElement), `focused: ${described(target)}`)
    .toBe(true);

export const expectHeading = (visitor: Visitor, text: string): Promise<void> =>
  expect.poll(() => visitor.read({ css: 'h1' }, (heading) => heading.textContent)).toBe(text);
