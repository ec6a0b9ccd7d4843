import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portalFolder, root } from './packages'

const folder = join(root, 'dist/released')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The newest tag release-*, or '' where there is none. */
function lastTag() {
  return git('tag', '--list', 'release-*', '--sort=-creatordate').split('\n')[0]
}

function keep(from: string) {
  rmSync(folder, { recursive: true, force: true })
  cpSync(from, folder, { recursive: true })
}

/** Builds the portal of a tag, apart from this checkout. */
function buildTag(tag: string) {
  const checkout = mkdtempSync(join(tmpdir(), 'portal-released-'))
  try {
    git('worktree', 'add', '--detach', '--force', checkout, tag)
    execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: checkout, stdio: 'inherit' })
    keep(join(checkout, 'dist/portal'))
  } finally {
    git('worktree', 'remove', '--force', checkout)
  }
}

export const help = `npm run released

Keeps what was released last in dist/released, for the checks of old remotes with a new shell and the other way round:
built from the last tag release-*, else what dist/portal holds now.`

/**
 * `npm run released`: keeps what was released last in dist/released, for the checks of old remotes with a new shell and
 * of new remotes with an old one: built from the last tag release-*, else what dist/portal holds now.
 */
export default async function run() {
  const tag = lastTag()
  if (tag) buildTag(tag)
  else if (existsSync(join(portalFolder, 'remotes.json'))) keep(portalFolder)
  else {
    console.error('There is no tag release-* and nothing is built: "npm run build" first.')
    process.exitCode = 1
    return
  }
  console.log(`Kept ${tag || 'the portal as it is built now'} in ${folder}`)
}
