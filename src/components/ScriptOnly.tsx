import type { ReactNode } from 'react';

export type ScriptOnlyProps = {
  /** Shown without JavaScript. */
  instead: ReactNode;
  children: ReactNode;
};

/** A control that needs JavaScript. Without it the prerendered page hides the control and shows `instead`. */
export function ScriptOnly({ instead, children }: ScriptOnlyProps) {
  return (
    <>
      <div data-script-only>{children}</div>
      <noscript>{instead}</noscript>
    </>
  );
}
