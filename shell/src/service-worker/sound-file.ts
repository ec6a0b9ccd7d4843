/** Whether a kept file still has the bytes that its page asks for; a page that names no hash takes any. */
export async function isSound(integrity: string, file: Response): Promise<boolean> {
  const [, expected] = /^sha384-(\S+)$/.exec(integrity) ?? []
  if (!expected) return true
  const digest = await crypto.subtle.digest('SHA-384', await file.clone().arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === expected
}
