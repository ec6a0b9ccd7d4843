import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** As many as of a remote: tabs that are open still ask for files of the version that they began with. */
const keptVersions = () => Number(process.env.PORTAL_KEPT_RELEASES ?? 10)

/** Of a folder with a folder a version, keeps the newest ones and the one that was just put in place. */
export function removeOldVersions(folder: string, placed: string) {
  const now = new Date()
  utimesSync(join(folder, placed), now, now)
  const versions = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory())
  const age = (version: string) => statSync(join(folder, version)).mtimeMs
  const doomed = versions.sort((a, b) => age(b) - age(a)).filter((version) => version !== placed)
  for (const version of doomed.slice(keptVersions() - 1)) rmSync(join(folder, version), { recursive: true })
}
