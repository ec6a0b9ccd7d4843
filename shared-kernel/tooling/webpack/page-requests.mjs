import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const routePattern = /path:\s*'([^']+)'[\s\S]*?import\((?:\/\*[^*]*\*\/ )?'([^']+)'\)/g
const slotsPattern = /\bslots:\s*\{[^}]*\}/

/** What a remote exposes, and where its pages are named. */
export const exposedRemote = './src/remote.tsx'

/** The pages of a remote with the module of each: `remote.tsx` names path and module side by side. */
export function pageRequests(folder) {
  const source = readFileSync(join(folder, exposedRemote), 'utf8').replace(slotsPattern, '')
  return [...source.matchAll(routePattern)].map(([, path, request]) => ({ path: `/${path}`, request }))
}
