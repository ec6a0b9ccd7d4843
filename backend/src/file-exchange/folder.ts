import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { lstat, mkdir, open, opendir, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config'
import { FileRefusal } from '../platform/file-refusal'
import { MissingSecrets } from '../platform/production-settings'
import { sandboxFiles } from '../platform/sandbox-data'

/** The largest file that is read, in bytes: an evening of a large house, and no more than memory takes at once. */
const largestFile = 50 * 1024 * 1024

/**
 * The folder of a channel that a setting names; whoever carries files between it and the outside (an SFTP client of the
 * house) takes from `out` and lays into `in`, a file under another name until it is whole. A sandbox without the setting
 * has one in its data folder. Throws MissingSecrets.
 */
export function exchangeFolder(
  config: Pick<Config, 'env' | 'mode' | 'dataDir'>,
  setting: string,
  channel: string,
): string {
  const named = config.env[setting]
  if (named) return named
  if (config.mode === 'production') throw new MissingSecrets([setting])
  const folder = join(sandboxFiles(config), channel)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The parts of a channel's folder: files that go, that come, that were read, that could not be, and that were fetched. */
export type FolderPart = 'out' | 'in' | 'done' | 'refused' | 'fetched'

/** The folder itself must be there: made here, it would stand where nobody fetches anything. */
async function partOf(folder: string, part: string): Promise<string> {
  await readdir(folder)
  const path = join(folder, part)
  await mkdir(path, { recursive: true })
  return path
}

/** A name that stays in its folder and is no hidden file: 1 to 120 letters, digits, dots, dashes and underscores. */
const isPlainName = (name: string): boolean => /^[A-Za-z0-9_][A-Za-z0-9._-]{0,119}$/.test(name)

/** Under these names files are still being written. */
const isUnfinished = (name: string): boolean => name.startsWith('.') || /\.(part|tmp|filepart)$/i.test(name)

/** Writes a file so that nobody ever sees a part of it; one of the same name is replaced. */
export async function layFile(folder: string, part: FolderPart, name: string, text: string): Promise<void> {
  if (!isPlainName(name) || isUnfinished(name)) throw new Error(`${name} cannot be the name of a file`)
  const path = await partOf(folder, part)
  const unfinished = join(path, `.${name}.${randomUUID()}.part`)
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, join(path, name))
}

/** The whole files that lie there, by name; links, folders and unfinished ones are none. */
export async function filesIn(folder: string, part: FolderPart): Promise<string[]> {
  const entries = await readdir(await partOf(folder, part), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !isUnfinished(entry.name))
    .map(({ name }) => name)
    .sort()
}

/** So many are looked at for the oldest: where more lie, nobody has taken any for long. */
const mostLookedAt = 1000

/**
 * When the oldest of the whole files that lie there came there; undefined where none does. It is when the file was last
 * renamed or written, since a carrier may give a file the times that it had elsewhere.
 * @throws where the folder cannot be read
 */
export async function oldestIn(folder: string, part: FolderPart): Promise<number | undefined> {
  if (!(await readdir(folder)).includes(part)) return undefined
  let looked = 0
  let oldest: number | undefined
  for await (const entry of await opendir(join(folder, part))) {
    if (!entry.isFile() || isUnfinished(entry.name)) continue
    // One that was taken meanwhile does not wait.
    const since = await lstat(join(folder, part, entry.name)).then(
      ({ ctimeMs }) => ctimeMs,
      () => Infinity,
    )
    oldest = Math.min(oldest ?? Infinity, since)
    looked += 1
    if (looked === mostLookedAt) break
  }
  return oldest === Infinity ? undefined : oldest
}

/** @throws FileRefusal where the file is larger than any that is expected */
export async function readWhole(folder: string, part: FolderPart, name: string): Promise<Buffer> {
  const path = join(folder, part, name)
  if ((await lstat(path)).size > largestFile)
    throw new FileRefusal(`The file is larger than ${largestFile / 1024 / 1024} MB.`)
  return readFile(path)
}

/** Moves a file on; where one of its name lies there already, both stay. */
export async function moveFile(
  folder: string,
  name: string,
  from: FolderPart,
  to: FolderPart,
): Promise<void> {
  const there = new Set(await readdir(await partOf(folder, to)))
  const free = there.has(name) ? `${name}.${randomUUID().slice(0, 8)}` : name
  await rename(join(folder, from, name), join(folder, to, free))
}
