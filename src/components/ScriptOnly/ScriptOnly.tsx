import type { ReactNode } from 'react';

export type ScriptOnlyProps = {
  /** What the visitor gets whose browser runs no scripts. */
  instead: ReactNode;
  children: ReactNode;
};

/** A control that only a script can answer. Without scripts it is not shown (`tools/site/prerender.ts`), and another stands in its place. */
export function ScriptOnly({ instead, children }: ScriptOnlyProps) {
  return (
    <>
      <div data-script-only>{children}</div>
      <noscript>{instead}</noscript>
    </>
  );
}
