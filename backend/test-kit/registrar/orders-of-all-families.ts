import type { DraftTerms } from '../simulation/drafts'
import { buy, folioNo, held, other } from '../simulation/drafts'

export const bankId = 'BA-1001-1'
/** An order of each family, and another purchase. */
export const ordersOfAllFamilies: DraftTerms[] = [
  () => [buy(held, 5_000_00)],
  () => [
    {
      kind: 'REDEEM',
      schemePlanCode: held,
      folioNo,
      howMuch: { amountUnitType: 'UNITS', units: '12.345' },
      bankId,
    },
  ],
  () => [
    {
      kind: 'SWITCH',
      schemePlanCode: held,
      toSchemePlanCode: other,
      folioNo,
      howMuch: { amountUnitType: 'AMOUNT', amount: 4_000_00 },
    },
  ],
  () => [buy(other, 3_000_00)],
]
