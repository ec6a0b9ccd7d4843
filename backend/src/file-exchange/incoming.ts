import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { raiseTaskAgain, resolveTask } from '../operations/ops-tasks'
import { inTransaction } from '../platform/database'
import { FileRefusal } from '../platform/file-refusal'
import type { Platform } from '../platform/module'
import { filesIn, moveFile, readWhole } from './folder'
import { receivedFiles } from './schema'

export interface IncomingFile {
  name: string
  bytes: Buffer
}

export interface IncomingChannel {
  channel: string
  folder: string
  /** What the name of a file says beside what is in it, as its day: the same bytes with another word are another file. */
  saidByName?(name: string): string
  /**
   * Books what the file says. May run again for the same file after a crash, so booking twice must change nothing; throws
   * FileRefusal, before anything is booked, for a file that cannot be what it should be.
   */
  read(file: IncomingFile): Promise<void>
}

type Needed = Pick<Platform, 'db' | 'log' | 'clock'>

/**
 * Reads every file that lies in `in`, in the order of their names, and moves it to `done`; the same bytes again are moved
 * without being read. One that is refused goes to `refused`, and to a person: laid into `in` again, it is tried again.
 * One that could not be booked stays for the next run and keeps no other from being read. Answers how many were read.
 * @throws where the folder is not there, and after all others where a file could not be booked
 */
export async function readFiles(platform: Needed, channel: IncomingChannel): Promise<number> {
  let read = 0
  const failures: unknown[] = []
  for (const name of await filesIn(channel.folder, 'in')) {
    try {
      if (await readOne(platform, channel, name)) read += 1
    } catch (error) {
      platform.log.error({ err: error, channel: channel.channel, file: name }, 'a file could not be booked')
      failures.push(error)
    }
  }
  if (failures.length) throw failures[0]
  return read
}

async function readOne(platform: Needed, incoming: IncomingChannel, name: string): Promise<boolean> {
  const { channel, folder } = incoming
  try {
    const bytes = await readWhole(folder, 'in', name)
    const said = incoming.saidByName?.(name) ?? ''
    const sha256 = createHash('sha256').update(said).update(bytes).digest('hex')
    const isKnown = await wasRead(platform, channel, sha256)
    if (!isKnown) {
      await incoming.read({ name, bytes })
      await keep(platform, { channel, name, sha256 })
    }
    await moveFile(folder, name, 'in', 'done')
    return !isKnown
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    await refuse(platform, channel, name, error)
    await moveFile(folder, name, 'in', 'refused')
    return false
  }
}

async function wasRead({ db }: Needed, channel: string, sha256: string): Promise<boolean> {
  const same = and(eq(receivedFiles.channel, channel), eq(receivedFiles.sha256, sha256))
  return (await db.select({ name: receivedFiles.name }).from(receivedFiles).where(same)).length > 0
}

const subjectOf = (channel: string, name: string) => `${channel} ${name}`

function keep({ db, clock }: Needed, file: { channel: string; name: string; sha256: string }): Promise<void> {
  const { channel, name } = file
  return inTransaction(db, async (tx) => {
    const readAt = clock.now()
    await tx
      .insert(receivedFiles)
      .values({ ...file, readAt })
      .onConflictDoNothing()
    await resolveTask(tx, 'file-refused', subjectOf(channel, name), readAt)
  })
}

function refuse(platform: Needed, channel: string, name: string, { message }: FileRefusal): Promise<void> {
  return inTransaction(platform.db, (tx) =>
    raiseTaskAgain(tx, platform, {
      kind: 'file-refused',
      subject: subjectOf(channel, name),
      text: 'A file from outside could not be read.',
      detail: { channel, file: name, why: message },
    }),
  )
}
