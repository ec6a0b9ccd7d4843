import type { LedgerMove } from '../../src/folios/ledger-reader'

let last = 0

/** A row of the ledger: a purchase in one folio and scheme unless it says otherwise. */
export function moveOf(own: Partial<LedgerMove>): LedgerMove {
  last += 1
  return {
    id: last,
    folioNo: '91018018',
    planCode: 'FLEXI-DG',
    kind: 'PURCHASE',
    date: '2020-01-10',
    units: '10.000',
    amountPaise: 1_000_00,
    stampDutyPaise: 0,
    withheldPaise: 0,
    nav: '100.0000',
    costPaise: own.amountPaise ?? 1_000_00,
    otherPlanCode: null,
    orderId: `M${last}`,
    ...own,
  }
}
