import { valueOf } from '../../folios/allotment-math'
import type { StatementFacts } from '../statement-facts'
import { moveOf } from '../../../test-kit/folios/moves'
import { elssContent } from './elss-content'

const planCode = 'TAXSAVER-DG'
const plan = { code: planCode, plan: 'D', option: 'G', scheme: { name: 'Neem ELSS Fund', lockInYears: 3 } }

/** Facts of one tax saver on the last day of 2025-26, with these rows in the ledger. */
const factsOf = (moves: StatementFacts['moves']) =>
  ({
    days: { from: '2025-04-01', to: '2026-03-31' },
    scope: { folioNo: null, schemePlanCode: null },
    moves,
    plans: new Map([[planCode, plan]]),
    lotFacts: { mergers: [], keepsPurchases: () => false, fairNavOf: () => undefined },
    closing: new Map([[planCode, { nav: '120.0000', date: '2026-03-31' }]]),
  }) as unknown as StatementFacts

test('units that came from another folio are not invested once more; their lock-in runs from the day of the purchase', () => {
  const own = { planCode, units: '100.000', amountPaise: 10_000_00 }
  const moved = { ...own, otherPlanCode: planCode, orderId: 'merged' }
  const facts = factsOf([
    moveOf({ ...own, date: '2022-05-10' }),
    moveOf({ ...own, date: '2025-05-12' }),
    moveOf({
      ...moved,
      kind: 'SWITCH_OUT',
      date: '2025-06-02',
      units: '-200.000',
      amountPaise: 22_000_00,
      nav: '110.0000',
    }),
    moveOf({
      ...moved,
      kind: 'SWITCH_IN',
      date: '2025-06-02',
      folioNo: '91018019',
      units: '200.000',
      amountPaise: 22_000_00,
    }),
  ])
  const { headline, figures, transactions } = elssContent(facts)
  expect([headline.paise, transactions]).toEqual([10_000_00, 1])
  expect(figures.map(({ paise }) => paise)).toEqual([
    valueOf('100.000', '120.0000'),
    valueOf('100.000', '120.0000'),
  ])
})
