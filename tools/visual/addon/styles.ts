/** Takes text and background from where the panel stands, so that it is readable in Storybook's light and dark theme. */
export const styles = `
  .visual { container-type: inline-size; min-height: 100%; background: inherit; font-size: 13px; line-height: 1.5; --line: color-mix(in srgb, currentcolor 30%, transparent); }
  .visual :is(p, ul, ol, h3, form, details) { margin: 0 0 8px; }
  .visual :is(ul, ol) { padding-left: 18px; }
  .visual :is(ul, ol):empty { display: none; }
  .visual header { display: flex; flex-wrap: wrap; gap: 6px 24px; position: sticky; top: 0; z-index: 2; padding: 8px 16px; border-bottom: 1px solid var(--line); background: inherit; }
  .visual :is(header > *, .row) { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; }
  .visual .columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; padding: 12px 16px 24px; }
  .visual button { padding: 3px 10px; border: 1px solid var(--line); border-radius: 4px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  .visual button:hover { border-color: currentcolor; }
  .visual button[aria-pressed='true'] { border-color: currentcolor; box-shadow: inset 0 -3px 0 currentcolor; }
  .visual button:disabled { border-style: dashed; border-color: var(--line); opacity: 0.65; cursor: not-allowed; }
  .visual button.approve:enabled { border-color: #1b6b45; background: #1b6b45; color: #fff; }
  .visual button.reject:enabled { border-color: #b3261e; background: #b3261e; color: #fff; }
  .visual button.link { padding: 0; border: 0; text-align: left; text-decoration: underline; }
  .visual :focus-visible { outline: 2px solid #029cfd; outline-offset: 1px; }
  .visual:focus-visible { outline: 2px solid #029cfd; outline-offset: -2px; }
  .visual .state { padding: 0 6px; border-radius: 9px; background: #e3e6e8; color: #22282c; font-size: 11px; }
  .visual :is(.state.as-accepted, .state.approved, .done) { background: #cfe8dc; }
  .visual :is(.state.changed, .state.new) { background: #ffe0b0; }
  .visual :is(.state.broken, .state.not-visited, .state.rejected, .state.removed, .failed) { background: #ffd3cc; }
  .visual :is(.failed, .done) { padding: 4px 10px; border-left: 4px solid #b3261e; color: #22282c; }
  .visual .done { border-color: #1b6b45; }
  .visual dl { columns: 260px; margin: 0; padding: 8px 16px; border-bottom: 1px solid var(--line); }
  .visual dl div { display: flex; gap: 8px; }
  .visual dd { margin: 0; }
  .visual :is(kbd, code, pre) { font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  .visual :is(kbd, code) { padding: 0 5px; border: 1px solid var(--line); border-radius: 3px; }
  .visual pre { max-height: 160px; margin: 4px 0; overflow: auto; white-space: pre-wrap; }
  .visual label { display: block; }
  .visual :is(input[type='password'], textarea) { display: block; box-sizing: border-box; width: 100%; margin: 4px 0 8px; padding: 6px 8px; border: 1px solid currentcolor; border-radius: 4px; background: none; color: inherit; font: inherit; }
  .visual .sheet { position: relative; display: inline-block; max-width: 100%; margin-top: 8px; border: 1px solid var(--line); background: #fff; color: #22282c; }
  .visual .sized { display: block; }
  .visual .sized canvas { width: 100%; }
  .visual .sheet :is(img, canvas) { display: block; max-width: 100%; }
  .visual .sheet p { margin: 8px 12px; }
  .visual .top { position: absolute; inset: 0; }
  .visual .outline { position: absolute; scroll-margin: 96px; outline: 2px dashed #d60026; outline-offset: 3px; pointer-events: none; }
  .visual .actual { overflow-x: auto; }
  .visual .actual :is(.sheet, .sheet > img) { max-width: none; }
  @container (min-width: 680px) {
    .visual .columns { grid-template-columns: minmax(260px, 340px) minmax(0, 1fr); }
    .visual .text { position: sticky; top: 56px; align-self: start; }
  }
`;
