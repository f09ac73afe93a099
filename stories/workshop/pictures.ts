/** Drawn pictures that stand for those of a run: a heading, lines and a button whose colour and place may differ. */
function drawing({ button = '#b8482f', shift = 0, only = false } = {}): string {
  const page =
    '<rect width="360" height="240" fill="#fbf8f2"/><rect x="24" y="28" width="220" height="26" rx="4" fill="#0e3b34"/>';
  const lines = [76, 96, 116].map((y) => `<rect x="24" y="${y}" width="300" height="9" rx="4" fill="#9cada7"/>`).join('');
  const shape = `<rect x="24" y="${156 + shift}" width="150" height="44" rx="22" fill="${button}"/>`;
  const parts = only ? `<rect width="360" height="240" fill="#fff"/>${shape}` : page + lines + shape;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="360" height="240">${parts}</svg>`)}`;
}

export const pictures = {
  before: drawing(),
  after: drawing({ button: '#a93f28', shift: 12 }),
  difference: drawing({ button: '#c81e3c', shift: 12, only: true }),
} as const;
