/** A random UUID of version 4 (RFC 9562), which the backend requires. */
function fromRandomBytes(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = 'ab89'.charAt(parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** A random UUID, also on a page that was opened by http and an address, where `crypto.randomUUID` is missing. */
export const randomUuid = (): string => (crypto as Partial<Crypto>).randomUUID?.() ?? fromRandomBytes();
