/** The release manifest out of the text of `remotes.json`, without a look at its signature. */
export function openManifest(text) {
  const file = JSON.parse(text)
  return typeof file.payload === 'string' ? JSON.parse(file.payload) : file
}
