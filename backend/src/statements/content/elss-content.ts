import { t } from '@portal/contracts/words/macros'
import { addYears, formatDate, formatRupeesRounded } from '@portal/contracts/format'
import { sumUnits, valueOf } from '../../folios/allotment-math'
import type { LedgerMove } from '../../folios/ledger-reader'
import { financialYearLabel, financialYearOf } from '../../regulation/financial-year'
import { elssDeductionRules, ruleOn } from '../../regulation/regulated-rules'
import { isConsolidation, replayLots, type TaxLot } from '../../folios/lots/replay-lots'
import { groupBy } from '../../platform/group-by'
import { inScope, planName, planOf, type StatementFacts } from '../statement-facts'
import type { StatementContent } from './statement-content'
import { sumOf, tableOf } from './table'

/** What was put into tax savers in a period (section 80C), and what of it is still locked. */
export function elssContent(facts: StatementFacts): StatementContent {
  const { days, scope, moves, lotFacts } = facts
  const lots = replayLots(moves, lotFacts).lots.filter(
    (lot) => inScope(scope, lot) && planOf(facts, lot.planCode).scheme.lockInYears > 0,
  )
  const lotOf = new Map(lots.map((lot) => [lot.entryId, lot]))
  const bought = moves.filter(
    (move) => isInvestment(move, lotOf.get(move.id)) && move.date >= days.from && move.date <= days.to,
  )
  const lockedUntil = (lot: TaxLot) => addYears(lot.boughtOn, planOf(facts, lot.planCode).scheme.lockInYears)
  const worth = (locked: boolean) =>
    sumOf(lots, (lot) => {
      if (lockedUntil(lot) > days.to !== locked) return 0
      return valueOf(lot.unitsLeft, facts.closing.get(lot.planCode)?.nav ?? '0')
    })
  const invested = sumOf(bought, ({ amountPaise }) => amountPaise)
  return {
    headline: {
      label: t`Invested in ELSS from ${{ from: formatDate(days.from) }} to ${{ to: formatDate(days.to) }}`,
      paise: invested,
      as: 'money',
    },
    figures: [
      { label: t`Locked on ${{ date: formatDate(days.to) }}`, paise: worth(true), as: 'money' },
      { label: t`Free to redeem`, paise: worth(false), as: 'money' },
    ],
    tables: [byYear(bought, days.to), everyPurchase(facts, bought, lotOf, lockedUntil)],
    transactions: bought.length,
    isEmpty: bought.length === 0,
  }
}

/** Units that a merger of schemes or folios, or another option, brought over were invested on their own earlier day. */
const isInvestment = (move: LedgerMove, lot: TaxLot | undefined): boolean =>
  lot?.boughtOn === move.date && !isConsolidation(move)

function byYear(bought: readonly LedgerMove[], to: string) {
  const allowed = ruleOn(elssDeductionRules, to)?.paise ?? 0
  const years = [...groupBy(bought, ({ date }) => financialYearOf(date))]
  return tableOf(
    t`What is in the statement`,
    years.map(([year, of]) => ({ year, of })),
    [
      { header: t`Financial year`, type: 'text', cell: ({ year }) => financialYearLabel(year) },
      { header: t`Units`, type: 'units', cell: ({ of }) => sumUnits(of.map(({ units }) => units)) },
      {
        header: t`Invested`,
        type: 'money',
        cell: ({ of }) => sumOf(of, ({ amountPaise }) => amountPaise),
        summed: true,
      },
    ],
    t`Under the old tax regime, section 80C allows up to ${{ amount: formatRupeesRounded(allowed) }} a year.`,
  )
}

function everyPurchase(
  facts: StatementFacts,
  bought: readonly LedgerMove[],
  lotOf: ReadonlyMap<number, TaxLot>,
  lockedUntil: (lot: TaxLot) => string,
) {
  const lot = ({ id }: LedgerMove) => lotOf.get(id)
  const until = (move: LedgerMove) => {
    const own = lot(move)
    return own ? lockedUntil(own) : null
  }
  return tableOf(t`Every purchase`, bought, [
    { header: t`Scheme`, type: 'text', cell: ({ planCode }) => planName(planOf(facts, planCode)) },
    { header: t`Folio`, type: 'folio', cell: ({ folioNo }) => folioNo },
    { header: t`Bought`, type: 'date', cell: ({ date }) => date },
    { header: t`Invested`, type: 'money', cell: ({ amountPaise }) => amountPaise, summed: true },
    { header: t`Units`, type: 'units', cell: ({ units }) => units },
    { header: t`Locked until`, type: 'date', cell: until },
    { header: t`Units left`, type: 'units', cell: (move) => lot(move)?.unitsLeft ?? null },
  ])
}
