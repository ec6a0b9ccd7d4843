import { t } from '@portal/contracts/words/macros'
import { consumeOtp, countWrongCode, type CodeUse } from '../identity/otp-check'
import type { CallingInvestor } from '../platform/call-context'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'

/** The investor's own code for a new folio. Throws -514 where a call that needs one came without it. */
export function confirmedByCode(
  platform: Platform,
  investor: CallingInvestor,
  { otp, referenceNumber }: { otp?: string | undefined; referenceNumber?: string | undefined },
) {
  if (!otp || !referenceNumber)
    throw new Refusal('-514', t`Confirm this with the one-time code that we send you.`)
  const use: CodeUse = {
    investor,
    activity: 'NEW_FOLIO',
    reference: referenceNumber,
    code: otp,
    subject: { folioNo: null },
  }
  return {
    /** Before the transaction: a wrong code costs an attempt, whatever else happens. */
    count: () => countWrongCode(platform, use),
    /** In the transaction of what it confirms. */
    consume: (tx: Tx) => consumeOtp(platform, tx, use),
  }
}
