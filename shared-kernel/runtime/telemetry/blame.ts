/** Whose code something is: a remote of some version, the shell, or nobody's that is known. */
export interface Blamed {
  remote: string
  version: string
}

/** Of a release, or of a remote's page of its own. */
const remoteFile = /\/(?:remotes|standalone)\/(mfe-[a-z]+)\/([\w.-]+)\/[^/\s]+\.js/
const shellFile = /\/investors\/(?:shell|embed)\/[^/\s]+\.js/

const ownPlace = /\/(?:(?:(?:remotes|standalone)\/mfe-[a-z-]+|shell)\/[\w.-]+|embed)\/[\w.-]+\.js:\d+:\d+/g

/** Of an error's stack, the first ten places in scripts of releases, which `npm run stack` reads: nothing else of it is told. */
export const ownStack = (error: Error | undefined): string | undefined =>
  error?.stack?.match(ownPlace)?.slice(0, 10).join('\n')

/**
 * Whose fault an error is, by the folder of the first script of ours that its stack or file name leads to. Names of the
 * kernel lead to the shell, which brings it, and so does the host in other people's pages
 * (docs/decisions/federation.md: support code).
 */
export function blameOf(places: string): Blamed {
  for (const line of places.split('\n')) {
    const [, remote, version] = remoteFile.exec(line) ?? []
    if (remote && version) return { remote, version }
    if (shellFile.test(line)) return { remote: 'shell', version: '' }
  }
  return { remote: 'unknown', version: '' }
}
