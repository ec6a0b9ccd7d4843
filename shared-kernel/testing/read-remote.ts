/** What the build reads of the remote in a folder: its pages, and what menus and search offer of it. */
export async function readRemote(folder: string) {
  // Its bundler is for the few tests that ask.
  const reading = await import('../build/webpack/read-remote.mjs')
  return reading.readRemote(folder)
}
