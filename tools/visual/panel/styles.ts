/** Inherits the colors of text and background, so that the panel is readable in Storybook's light and dark theme. */
export const styles = `
  .visual { container-type: inline-size; min-height: 100%; background: inherit; font-size: 13px; line-height: 1.5; --line: color-mix(in srgb, currentcolor 30%, transparent); accent-color: var(--accent); }
  .visual input { box-sizing: border-box; }
  .visual :is(p, ul, ol, h3, form, details, figcaption) { margin: 0 0 8px; }
  .visual figure { margin: 24px 0 0; }
  .visual :is(ul, ol) { padding-left: 18px; }
  .visual :is(ul, ol):empty { display: none; }
  ${/* Not hidden: a screen reader announces only what it has known as a status before. */ ''}
  .visual p:empty { margin: 0; padding: 0; }
  .visual .says { font-size: 15px; font-weight: 600; }
  .visual header { display: flex; flex-wrap: wrap; gap: 6px 24px; position: sticky; top: 0; z-index: 2; padding: 8px 16px; border-bottom: 1px solid var(--line); background: inherit; }
  .visual :is(header > *, .row) { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; }
  .visual.fills { position: fixed; inset: 0; z-index: 20; overflow: auto; }
  .visual .columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; padding: 12px 16px 24px; }
  .visual button[aria-pressed='true'] { box-shadow: inset 0 0 0 1px currentcolor, inset 0 -4px 0 currentcolor; }
  .visual button.approve:enabled { background: #1b6b45; color: #fff; }
  .visual button.reject:enabled { background: #b3261e; color: #fff; }
  .visual :focus-visible { outline: 2px solid var(--accent, #029cfd); outline-offset: 1px; }
  .visual:focus-visible { outline: 2px solid var(--accent, #029cfd); outline-offset: -2px; }
  .visual .state { padding: 0 6px; border-radius: 9px; background: #e3e6e8; color: #22282c; font-size: 11px; }
  .visual :is(.state.passed, .state.approved, p.approved) { background: #cfe8dc; }
  .visual :is(.state.changed, .state.new) { background: #ffe0b0; }
  .visual :is(.state.errored, .state.missing, .state.rejected, .state.removed, p.rejected, .failed) { background: #ffd3cc; }
  .visual p.undo { background: #e3e6e8; }
  .visual :is(.failed, p.approved, p.rejected, p.undo):not(:empty) { padding: 4px 10px; color: #22282c; }
  .visual :is(kbd, code, pre) { font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
  .visual .sheet { position: relative; overflow: hidden; max-width: 100%; margin-bottom: 12px; box-shadow: 0 0 0 1px var(--line); background: #fff; color: #22282c; }
  .visual .sheet > div, .visual .sheet div > :is(img, .part, .outline) { position: absolute; }
  .visual .sheet div > img { top: 0; left: 0; }
  .visual .sheet > img { display: block; max-width: 100%; }
  ${/* More than twice as large, the pixels of a small part would be all that one sees. */ ''}
  .visual .sheet.part { width: 100%; max-width: calc(2 * var(--width)); }
  .visual .sheet canvas { display: block; width: 100%; }
  .visual .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr)); gap: 0 16px; }
  .visual .pair p { margin: 0 0 4px; }
  .visual .thumbnails { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; padding: 0; list-style: none; }
  .visual .thumbnails button { flex-direction: column; align-items: start; height: auto; width: 186px; padding: 8px; white-space: normal; text-align: left; }
  .visual .thumbnails img { object-fit: cover; object-position: top; background: #fff; }
  .visual .thumbnails button[aria-current='true'] { box-shadow: inset 0 0 0 2px currentcolor; }
  .visual .outline { outline: 2px dashed #0b6bcb; outline-offset: 3px; pointer-events: none; }
  .visual .live { container-type: inline-size; }
  .visual .live iframe { border: 0; transform-origin: top left; }
  .visual .actual { overflow-x: auto; padding: 1px; }
  .visual .actual :is(.sheet, .sheet > img) { max-width: none; }
  .visual .actual .sheet.part { width: var(--width); max-width: none; }
  .visual textarea { display: block; box-sizing: border-box; width: 100%; margin-bottom: 8px; padding: 6px 8px; border: 1px solid currentcolor; border-radius: 4px; background: none; color: inherit; font: inherit; }
  @container (min-width: 680px) {
    .visual .columns { grid-template: auto 1fr / clamp(200px, 26%, 300px) minmax(0, 1fr); }
    .visual .pictures { grid-area: 1 / 2 / 3; }
  }
`;
