import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.mjs'

/** The shell's version, and what tells two builds of it apart: "0.0.564+1a2b3c4d". */
export function buildNumberOf(hash) {
  const { version } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8'))
  return `${version}+${hash.slice(0, 8)}`
}

/** The version file that open tabs poll, written when all that it announces is in place. */
export function writeVersionFile(folder, buildNumber) {
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify({ buildNumber })}\n`)
}
