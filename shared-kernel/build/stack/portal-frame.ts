/** A place in a script of the portal, as a line of a stack names it. */
export interface PortalFrame {
  /** A remote, or "shell". */
  name: string
  version: string
  file: string
  line: number
  /** From 1 on, as browsers count. */
  column: number
}

/**
 * A script of a release: "…/remotes/mfe-auth/1.0.0-0a1b2c3d/12.js:1:2345", and the same below "shell". Chromium writes it
 * after the function ("at f (…)"), Firefox and Safari after "f@"; all three stand it alone where there is no function.
 */
const script =
  /\/(?:remotes\/(mfe-[a-z-]+)|(shell))\/(\w[\w.-]*)\/(\w[\w.-]*\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/

/** What the line of a stack says of a script of ours; undefined where it says nothing of one. */
export function portalFrame(text: string): PortalFrame | undefined {
  const [, remote, shell, version, file, line, column] = script.exec(text) ?? []
  const name = remote ?? shell
  if (!name || !version || !file) return undefined
  return { name, version, file, line: Number(line), column: Number(column) }
}
