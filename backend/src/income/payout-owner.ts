import { folioOf } from '../folios/folio-reader'
import { incomeSharesOf, markIncomePaid } from '../folios/income-shares'
import { investorByPan } from '../identity/investors'
import { notify } from '../notifications/notify'
import type { PayoutOwner } from '../payouts/payout-owner'
import type { PayoutRow } from '../payouts/payouts'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { idcwPaidMessage, idcwReturnedMessage } from './income-messages'

type OwnerOf = (platform: Platform) => PayoutOwner

/** IDCW as the payouts domain sees it, which no order asked for; every other payout is of `others`. */
export const incomePayouts =
  (others: OwnerOf): OwnerOf =>
  (platform) => {
    const owner = others(platform)
    /** Whether it was IDCW, and the investor was told. */
    async function notifyOfIdcw(tx: Tx, id: string, payout: PayoutRow, said: typeof idcwPaidMessage) {
      const share = (await incomeSharesOf(tx, payout.pan, [id])).get(id)
      if (!share) return false
      const told = (await investorByPan(tx, payout.pan)) ?? (await folioOf(tx, payout.pan, share.folioNo))
      await notify(tx, platform, told, said(payout))
      return true
    }
    return {
      async paidOut(tx, id, payout) {
        if (!(await notifyOfIdcw(tx, id, payout, idcwPaidMessage))) return owner.paidOut(tx, id, payout)
        await markIncomePaid(tx, id, platform.clock.today())
      },
      async returned(tx, id, payout) {
        if (!(await notifyOfIdcw(tx, id, payout, idcwReturnedMessage))) await owner.returned(tx, id, payout)
      },
    }
  }
