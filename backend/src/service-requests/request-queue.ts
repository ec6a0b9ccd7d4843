import { t } from '@portal/contracts/words/macros'
import { inTransaction } from '../platform/database'
import type { Platform } from '../platform/module'
import { conflict } from '../platform/refusal'
import { move, proceed, reject } from './advance-request'
import { saidChange } from './detail-texts'
import { lockRequest, attachmentsOf, requestsIn } from './request.repository'
import { notifyAll, titleOf } from './notify-request'

/** What a person of the fund house decides. */
export type Decision =
  | { decision: 'approve' }
  | { decision: 'reject'; reason: string }
  | { decision: 'askAttachment'; attachment: string }

/** Throws a 409 for a request that does not wait for a person any more, and the refusal of a rule that broke since. */
export async function decide(platform: Platform, requestId: string, given: Decision): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const row = await lockRequest(tx, requestId)
    if (row.state !== 'in_review') throw conflict(t`This request does not wait for you any more.`)
    if (given.decision === 'approve') return proceed(tx, platform, row)
    if (given.decision === 'reject') return reject(tx, platform, row, { text: given.reason })
    const { attachment } = given
    const text = { code: 'attachmentWanted', values: { attachment } } as const
    const wanted = { attachmentWanted: attachment }
    const requested = await move(tx, platform, row, 'attachmentRequested', { text }, wanted)
    return notifyAll(tx, platform, requested, () => t`Send us ${attachment}. Upload it with the request.`)
  })
}

/** What waits for a person, and for investors who have not sent a paper yet. */
export async function requestsForOperations({ db }: Platform) {
  const rows = await requestsIn(db, ['in_review', 'paper_wanted'])
  const ids = rows.map(({ id }) => id)
  const attachments = ids.length ? await attachmentsOf(db, ids) : []
  return rows.map((row) => ({
    requestId: row.id,
    requestNumber: row.requestNumber,
    code: row.code,
    ...titleOf(row),
    state: row.state,
    pan: row.pan,
    folioNo: row.folioNo,
    changes: row.changes.map(saidChange),
    createdAt: row.createdAt.toISOString(),
    attachmentWanted: row.attachmentWanted,
    attachments: attachments.filter(({ requestId }) => requestId === row.id).map(({ name }) => name),
  }))
}
