const cacheName = 'portal-manifest'

/** Keeps the text of a manifest that was proven, for a visit at which it cannot be read. Never throws. */
export async function keepManifest(address: string, text: string): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(address, new Response(text))
  } catch {
    // A browser that keeps nothing (private windows, a full disk) reads it anew every time anyway.
  }
}

/** The text that was kept last; undefined where there is none. Somebody else may have changed it meanwhile. */
export async function keptManifest(address: string): Promise<string | undefined> {
  const kept = await (await caches.open(cacheName)).match(address)
  return kept?.text()
}
