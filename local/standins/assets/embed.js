// Stand-in for a calendar provider's embed script: fits each calendar frame to
// the height that the calendar inside it reports.
/* global document, URL, window -- runs in a browser */
(() => {
  const provider = new URL(document.currentScript.src).origin;
  window.addEventListener('message', (event) => {
    if (event.origin !== provider || event.data?.type !== 'calendar:height') return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === event.source) frame.style.height = `${event.data.height}px`;
    }
  });
})();
