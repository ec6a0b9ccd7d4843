/** The release manifest out of what `remotes.json` holds, without a look at its signature. */
export const unwrap = (file) => (typeof file.payload === 'string' ? JSON.parse(file.payload) : file)

/** The same out of its text. */
export const openManifest = (text) => unwrap(JSON.parse(text))
