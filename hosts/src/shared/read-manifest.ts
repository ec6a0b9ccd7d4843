import { openTrusted } from '@portal/kernel/internal'

/** The manifest at an address, proven: outside of the portal only what is signed counts, whatever the mode of the portal. */
export async function readManifest(url: string) {
  const answer = await fetch(url, { cache: 'no-store', credentials: 'omit' })
  if (!answer.ok) throw new Error(`remotes.json answered ${answer.status}`)
  const trust = { keys: __MANIFEST_KEYS__, acceptsUnsigned: false }
  return (await openTrusted(await answer.text(), trust)).manifest
}
