/* global document, window -- runs in a browser */
document.getElementById('human').addEventListener('change', () => window.parent.postMessage('solved', '*'));
