/** Bytes as base64, the standard alphabet with padding (architecture: the wire). */
export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  // Spread in slices: one call with all bytes of a large answer would overflow the stack.
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(binary)
}

/** Bytes as base64url without padding (architecture: the wire). */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/**
 * The bytes of a base64url text; undefined where a character does not belong or bytes have another, canonical
 * spelling (architecture: the wire).
 */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return undefined
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  const bytes = new Uint8Array(binary.length)
  // Letter by letter: `Uint8Array.from` takes ten times as long, which a list of thousands feels.
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at)
  const tail = bytes.length % 3
  // The last letter has bits that no byte uses: flipped, they must not pass for the same MAC.
  return tail && toBase64Url(bytes.subarray(-tail)) !== text.slice(-tail - 1) ? undefined : bytes
}
