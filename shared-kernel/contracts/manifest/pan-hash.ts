/**
 * How a manifest names an investor: SHA-256 of its salt and the PAN, in hex (architecture: how a remote meets the
 * shell).
 */
export async function panHash(salt: string, pan: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt}${pan.trim().toUpperCase()}`)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
