import * as z from 'zod/mini'
import { BusinessDate, FolioNumber, Instant, Pan, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { Requested } from '../service-requests/service-request'

const call = { method: 'POST', token: 'session', envelope: true } as const

/** The voluntary debit freeze (SEBI, in force since 30 Apr 2026): nothing leaves a locked folio. */
export const folioLockApi = {
  locks: endpoint({
    ...call,
    summary: 'The folios of the investor that can be locked, and since when they are',
    path: 'investor/getFolioLocks',
    request: z.object({ panNumber: Pan }),
    response: z.object({
      folios: z.array(
        z.object({
          folioNo: FolioNumber,
          canChange: z.boolean(),
          lockedAt: z.nullable(Instant),
          /** The request that is under way, and the day on which it unlocks. */
          unlocking: z.nullable(z.object({ requestId: AnswerText, on: BusinessDate })),
        }),
      ),
    }),
  }),
  change: endpoint({
    ...call,
    summary: 'Asks that a folio is locked, at once, or unlocked, on the next business day',
    path: 'investor/updateFolioLock',
    request: z.object({ folioNo: FolioNumber, lock: z.boolean() }),
    response: Requested,
  }),
}
