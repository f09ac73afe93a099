/** Inherits the colors of text and background, so that the panel is readable in Storybook's light and dark theme. */
export const styles = `
  .visual { container-type: inline-size; min-height: 100%; background: inherit; font-size: 13px; line-height: 1.5; --line: color-mix(in srgb, currentcolor 30%, transparent); }
  .visual :is(p, ul, ol, h3, form, details) { margin: 0 0 8px; }
  .visual :is(ul, ol) { padding-left: 18px; }
  .visual :is(ul, ol):empty { display: none; }
  .visual header { display: flex; flex-wrap: wrap; gap: 6px 24px; position: sticky; top: 0; z-index: 2; padding: 8px 16px; border-bottom: 1px solid var(--line); background: inherit; }
  .visual :is(header > *, .row) { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; }
  .visual .columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; padding: 12px 16px 24px; }
  .visual button[aria-pressed='true'] { box-shadow: inset 0 0 0 1px currentcolor, inset 0 -4px 0 currentcolor; }
  .visual button.approve:enabled { background: #1b6b45; color: #fff; }
  .visual button.reject:enabled { background: #b3261e; color: #fff; }
  .visual :focus-visible { outline: 2px solid #029cfd; outline-offset: 1px; }
  .visual:focus-visible { outline: 2px solid #029cfd; outline-offset: -2px; }
  .visual .state { padding: 0 6px; border-radius: 9px; background: #e3e6e8; color: #22282c; font-size: 11px; }
  .visual :is(.state.passed, .state.approved, .done) { background: #cfe8dc; }
  .visual :is(.state.changed, .state.new) { background: #ffe0b0; }
  .visual :is(.state.errored, .state.missing, .state.rejected, .state.removed, .failed) { background: #ffd3cc; }
  .visual :is(.failed, .done) { padding: 4px 10px; color: #22282c; }
  .visual :is(kbd, code, pre) { font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
  .visual .sheet { position: relative; display: inline-block; max-width: 100%; margin-top: 8px; box-shadow: 0 0 0 1px var(--line); background: #fff; color: #22282c; }
  .visual .sheet :is(img, p) { display: block; max-width: 100%; margin: 0; }
  .visual .stacked { display: block; overflow: hidden; }
  .visual :is(.stacked img, .difference div), .visual .difference::after { position: absolute; top: 0; left: 0; }
  .visual .outline { position: absolute; scroll-margin: 96px; outline: 2px dashed #d60026; outline-offset: 3px; pointer-events: none; }
  .visual .actual { overflow-x: auto; padding: 0 1px 1px; }
  .visual textarea { display: block; box-sizing: border-box; width: 100%; margin-bottom: 8px; padding: 6px 8px; border: 1px solid currentcolor; border-radius: 4px; background: none; color: inherit; font: inherit; }
  .visual .actual :is(.sheet, .sheet > img) { max-width: none; }
  /* Equal pixels become white and all others, however little they differ, red. */
  .visual .difference { position: absolute; inset: 0; isolation: isolate; }
  .visual .difference div { width: 100%; height: 100%; background: #000; filter: brightness(255) grayscale(1) brightness(255) invert(1); }
  .visual .difference img + img { mix-blend-mode: difference; }
  .visual .difference::after { content: ''; inset: 0; background: #d60026; mix-blend-mode: screen; }
  @container (min-width: 680px) {
    .visual .columns { grid-template-columns: minmax(260px, 340px) minmax(0, 1fr); }
    .visual .text { position: sticky; top: 56px; align-self: start; }
  }
`;
