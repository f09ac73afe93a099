const NEEDED = [20, 19];

/** Exits the process with one line when this Node.js is too old for the project. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(
    `Node.js ${NEEDED.join('.')} or later is needed; this is ${process.versions.node}. Install a newer one from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}
