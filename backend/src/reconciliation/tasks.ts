import { openTasksOf, raiseTask, raiseTaskAgain, resolveTask } from '../operations/ops-tasks'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { Difference, DifferenceKind } from './difference'
import type { Source } from './sources'

/** What a person is told; "they" are whoever the file is from. */
const words: Readonly<Record<DifferenceKind, string>> = {
  missing: 'it is in our ledger and not in theirs',
  unknown: 'it is in their file and not in our ledger',
  twice: 'their files have it more than once',
  amount: 'they name another amount',
  day: 'they name a day on which it cannot have been',
  state: 'they say something else of how it ended',
  reference: 'they name another number of the bank',
  net: 'what was settled is not the amount and its fee',
  units: 'they hold another number of units',
  nav: 'they name another NAV',
  holding: 'they booked it in another folio or scheme',
  charges: 'they kept another sum of load, duty, STT and tax',
}

/** The subject of the task of a difference. */
export const taskSubject = (
  source: Source,
  { kind, subject }: Pick<Difference, 'kind' | 'subject'>,
): string => `${source}: ${kind} ${subject}`

/** What a person reads of a difference, in one line. */
export const sayDifference = ({ kind, subject, line, ours, theirs }: Difference): string =>
  `${line === null ? '' : `line ${line}, `}${subject}: ${words[kind]} (${[
    ours !== null && `ours: ${ours}`,
    theirs !== null && `theirs: ${theirs}`,
  ]
    .filter(Boolean)
    .join('; ')})`

/**
 * Makes the open tasks of a source those of its differences: each is told once, and again where it was gone in the run
 * before; what does not differ any more is resolved. What a person took off stays off while nothing changes: the
 * answer says of which differences that is so.
 */
export async function updateTasks(
  tx: Tx,
  platform: Pick<Platform, 'log' | 'clock'>,
  source: Source,
  {
    differences,
    before,
    file,
    day,
  }: { differences: readonly Difference[]; before: readonly string[]; file: string; day: string },
): Promise<(difference: Difference) => boolean> {
  const found = new Set(differences.map((difference) => taskSubject(source, difference)))
  const known = new Set(before)
  for (const difference of differences) {
    const subject = taskSubject(source, difference)
    const raise = known.has(subject) ? raiseTask : raiseTaskAgain
    const { kind, line, ours, theirs, subject: about } = difference
    const text = `Reconciliation (${source}): ${words[kind]}.`
    const detail = { source, difference: kind, about, line, ours, theirs, day, file }
    await raise(tx, platform, { kind: 'reconciliation', subject, text, detail })
  }
  const open = (await openTasksOf(tx, 'reconciliation')).map(({ subject }) => subject)
  for (const subject of open)
    if (subject.startsWith(`${source}: `) && !found.has(subject))
      await resolveTask(tx, 'reconciliation', subject, platform.clock.now())
  const waiting = new Set(open)
  return (difference) => !waiting.has(taskSubject(source, difference))
}

/** Which of ours the open tasks of a source are about, by their ids. */
export async function idsInTasks(tx: Tx, source: Source): Promise<string[]> {
  return (await openTasksOf(tx, 'reconciliation'))
    .filter(({ subject }) => subject.startsWith(`${source}: `) && !subject.startsWith(`${source}: unknown `))
    .map(({ subject }) => subject.split(' ').at(-1) ?? '')
}
