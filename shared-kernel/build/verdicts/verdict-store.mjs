import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A few of each check: who goes back and forth between two branches has the verdicts of both. */
const mostOfOne = 4

const nameOf = (check) => check.replace(/[^\w.-]+/g, '-')

/** A verdict is not believed for ever: what depends on the day, or on what nobody thought of, runs again now and then. */
const longestMs = 14 * 24 * 3600 * 1000

/** What passed, at the first try, and ran at all. */
const isPass = ({ passed, failed, skipped, unsteady }) =>
  failed.length === 0 && unsteady.length === 0 && passed + skipped.length > 0

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Verdicts of checks in a folder, a file each, by the hash of the inputs. A browser test has further inputs, known only
 * when it ran: the files that it `met` (met-files.mjs). Its verdict holds as long as all of them are as they were.
 */
export function verdictStore(folder) {
  const fileOf = (check, hash, met) => {
    const which = createHash('sha256').update(JSON.stringify(met)).digest('hex').slice(0, 8)
    return join(folder, `${nameOf(check)}~${hash}-${which}.json`)
  }
  const filesOf = (check) => {
    const begins = `${nameOf(check)}~`
    return list(folder).filter((name) => name.startsWith(begins))
  }
  const writtenAt = (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const isOld = (name) => Date.now() - writtenAt(name) > longestMs
  return {
    /** What a check counted when it passed on these inputs; undefined where it did not, or is not known to have. */
    find(check, hash, files = {}) {
      const found = filesOf(check)
        .filter((name) => name.startsWith(`${nameOf(check)}~${hash}-`) && !isOld(name))
        .map((name) => read(join(folder, name)))
      const holds = ({ met }) => Object.entries(met).every(([file, content]) => files[file] === content)
      return found.find((verdict) => verdict?.tally && holds(verdict))?.tally
    },
    /** Keeps a pass; says nothing of anything else. */
    keep(check, hash, tally, met = {}) {
      if (!isPass(tally)) return
      mkdirSync(folder, { recursive: true })
      const file = fileOf(check, hash, met)
      // Another run in this folder reads the old one or the new one, never half.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify({ check, met, tally }))
      renameSync(`${file}.${process.pid}`, file)
      const newestFirst = filesOf(check).sort((a, b) => writtenAt(b) - writtenAt(a))
      const doomed = [...newestFirst.slice(mostOfOne), ...list(folder).filter(isOld)]
      for (const name of doomed) rmSync(join(folder, name), { force: true })
    },
  }
}

function list(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
