import type { TransactionTimeline } from '@portal/contracts/orders/transaction-timeline'
import { ledgerRowsBehind } from '../folios/ledger-reader'
import { instalmentKindOf } from '../orders/instalment-of'
import { planNamed } from '../orders/scheme-plan'
import type { Tx } from '../platform/database'

type Entry = TransactionTimeline['entries'][number]

/** What an order, an instalment or a request wrote into the ledger of an investor's folios. */
export async function entriesOfOrder(
  tx: Tx,
  pan: string,
  reference: string,
  today: string,
): Promise<Entry[]> {
  const rows = await ledgerRowsBehind(tx, pan, reference)
  if (!rows.length) return []
  const instalmentOf = await instalmentKindOf(tx, reference)
  return Promise.all(
    rows.map(async ({ kind, date, planCode, units, nav, amountPaise, stampDutyPaise, withheldPaise }) => ({
      kind,
      instalmentOf,
      date,
      schemeName: (await planNamed(tx, planCode, today)).scheme.name,
      units: units.replace('-', ''),
      nav,
      amount: amountPaise,
      stampDuty: stampDutyPaise,
      withheld: withheldPaise,
    })),
  )
}
