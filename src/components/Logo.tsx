/** The accessible name; undefined makes the logo decorative, beside text that names the brand. */
export type LogoProps = { title?: string; className?: string };

const MARK_PATH =
  'M11.5 5.4C12 3.2 15 2.8 16 5C18 9.6 19 11.4 21 12.4C28 15.6 30.8 21.2 29.4 29.8C20.2 28.6 14.8 23.2 15.8 15.8C16 13.4 14.9 11 13.5 8.4L6.7 26.7L3.8 25.6ZM18.5 15.4C18.8 19.6 21.6 23.6 26.3 26.7C22.9 22.9 20.4 19.4 18.5 15.4Z';

/**
 * The brand's mark in `currentColor`, with its atom in `--logo-accent` if the background sets it. The caller sets the size. The wordmark
 * beside it is text; `public/brand/logo.svg` has both as outlines.
 */
export function Logo({ title, className }: LogoProps) {
  const naming = title === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': title };
  return (
    <svg className={className} viewBox="0 0 32 32" fill="currentColor" focusable="false" {...naming}>
      <path fillRule="evenodd" d={MARK_PATH} />
      <circle cx="5.2" cy="26.2" r="3.9" fill="var(--logo-accent, currentColor)" />
    </svg>
  );
}
