import { t } from '@portal/contracts/words/macros'
import { shortNumber } from '@portal/contracts/format'
import * as z from 'zod/mini'
import { nextBusinessDay } from '../../calendar/business-day'
import { setLocked } from '../../folios/change-folio'
import { kycOf } from '../../kyc-registry/kyc.service'
import { Refusal } from '../../platform/refusal'
import type { RequestKind } from './kind'
import { folioIn } from './nominees'

const Terms = z.object({ folioNo: z.string(), lock: z.boolean() })
type Terms = z.infer<typeof Terms>

/** Locked at once, unlocked on the next business day: whoever took a session cannot empty a locked folio with it. */
export const folioLockKind: RequestKind<Terms> = {
  code: 'UL',
  terms: Terms,
  title: ({ lock }) => (lock ? t`Lock a folio` : t`Unlock a folio`),
  inWords: (_facts, { lock, folioNo }) =>
    lock
      ? t`lock folio ${{ folio: shortNumber(folioNo) }}`
      : t`unlock folio ${{ folio: shortNumber(folioNo) }}`,
  folioOf: ({ folioNo }) => folioNo,
  async check(facts, { lock }) {
    const { lockedAt } = folioIn(facts)
    if (lock === (lockedAt !== null))
      throw new Refusal('-571', lock ? t`This folio is locked already.` : t`This folio is not locked.`)
    if (!lock) return
    const { status } = await kycOf(facts.tx, facts.investor.pan)
    const { email, mobile } = facts.investor
    if ((status !== 'Validated' && status !== 'Registered') || !email || !mobile)
      throw new Refusal(
        '-572',
        t`To lock a folio you need a verified KYC, an e-mail and a mobile. Complete them first.`,
      )
  },
  changes: (_facts, { lock, folioNo }) =>
    Promise.resolve([
      {
        label: { code: 'folio', values: { folioNo: shortNumber(folioNo) } },
        from: { code: lock ? 'open' : 'locked' },
        to: { code: lock ? 'lockedWhole' : 'open' },
      },
    ]),
  needsReview: () => false,
  waitsUntil: ({ today }, { lock }) => (lock ? null : nextBusinessDay(today)),
  carryOut: ({ tx, platform }, { lock, folioNo }) =>
    setLocked(tx, folioNo, lock ? platform.clock.now() : null),
}
