import 'react';

/** The attributes of popovers, which React 18 passes on but has no types for. */
declare module 'react' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged with the library's
  interface HTMLAttributes<T> {
    popover?: 'auto';
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged with the library's
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }
}
