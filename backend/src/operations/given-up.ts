import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { GivenUp } from '../platform/outbox'
import { sendAgain } from '../platform/outbox-again'
import { openTasksOf, raiseTaskAgain, resolveTask } from './ops-tasks'

const kind = 'outbox-dead'
const subjectOf = ({ lane, kind: eventKind }: Pick<GivenUp, 'lane' | 'kind'>) => `${lane} ${eventKind}`

/** Tells a person that deliveries were given up: one task for a kind of event in a lane, however many there are. */
export async function raiseGivenUp(tx: Tx, platform: Platform, givenUp: GivenUp): Promise<void> {
  const { lane, kind: eventKind, error } = givenUp
  await raiseTaskAgain(tx, platform, {
    kind,
    subject: subjectOf(givenUp),
    text: 'Deliveries were given up after all their tries: mend what was wrong, then send them again (npm run ops -- --again <number>).',
    detail: { lane, eventKind, error },
  })
}

/** Has everything delivered again that a task tells of; undefined where no such task is open. */
export async function sendGivenUpAgain(tx: Tx, taskId: number, at: Date) {
  const task = (await openTasksOf(tx, kind)).find(({ id }) => id === taskId)
  if (!task) return undefined
  const { lane, eventKind } = task.detail as { lane: string; eventKind: string }
  await resolveTask(tx, kind, task.subject, at)
  return sendAgain(tx, { lane, kind: eventKind })
}
