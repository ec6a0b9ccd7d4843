/** A place in a script of the portal, as a line of a stack names it. */
export interface PortalFrame {
  /** A remote, or its page of its own ("standalone/mfe-auth"), "shell", "embed" or "service-worker". */
  name: string
  /** Empty where files are replaced where they lie: of the host for other people's pages, and of the service worker. */
  version: string
  file: string
  line: number
  /** From 1 on, as browsers count. */
  column: number
}

/**
 * A script of a release: "…/remotes/mfe-auth/1.0.0-0a1b2c3d/12.js:1:2345", and the same below "standalone" and "shell", and
 * without a version below "embed". Chromium writes it after the function ("at f (…)"), Firefox and Safari after "f@"; all
 * three stand it alone where there is no function.
 */
const script =
  /\/(?:(?:remotes\/(mfe-[a-z-]+)|(standalone\/mfe-[a-z-]+)|(shell))\/(\w[\w.-]*)|(embed)|investors(?=\/service-worker\.js))\/(\w[\w.-]*\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/

/** What the line of a stack says of a script of ours; undefined where it says nothing of one. */
export function portalFrame(text: string): PortalFrame | undefined {
  const [, remote, standalone, shell, version = '', embed, file, line, column] = script.exec(text) ?? []
  if (!file) return undefined
  const name = remote ?? standalone ?? shell ?? embed ?? 'service-worker'
  return { name, version, file, line: Number(line), column: Number(column) }
}
