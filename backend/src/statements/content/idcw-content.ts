import { t } from '@portal/contracts/words/macros'
import { formatDate } from '@portal/contracts/format'
import type { LedgerMove } from '../../folios/ledger-reader'
import { groupBy } from '../../platform/group-by'
import { inScope, planName, planOf, type StatementFacts } from '../statement-facts'
import type { StatementContent } from './statement-content'
import { sumOf, tableOf } from './table'

const amount = ({ amountPaise }: LedgerMove): number => amountPaise
const tax = ({ withheldPaise }: LedgerMove): number => withheldPaise
const of = (kind: LedgerMove['kind'], moves: readonly LedgerMove[]): LedgerMove[] =>
  moves.filter((move) => move.kind === kind)

/** What schemes paid out or reinvested as IDCW in a period, before tax; it is income of the year, not a gain. */
export function idcwContent(facts: StatementFacts): StatementContent {
  const { from, to } = facts.days
  const moves = facts.moves.filter(
    (move) =>
      (move.kind === 'IDCW_PAYOUT' || move.kind === 'IDCW_REINVEST') &&
      move.date >= from &&
      move.date <= to &&
      inScope(facts.scope, move),
  )
  return {
    headline: {
      label: t`IDCW from ${{ from: formatDate(from) }} to ${{ to: formatDate(to) }}`,
      paise: sumOf(moves, amount),
      as: 'money',
    },
    figures: [
      { label: t`Paid out`, paise: sumOf(of('IDCW_PAYOUT', moves), amount), as: 'money' },
      { label: t`Reinvested`, paise: sumOf(of('IDCW_REINVEST', moves), amount), as: 'money' },
      { label: t`Tax withheld`, paise: sumOf(moves, tax), as: 'money' },
    ],
    tables: [byScheme(facts, moves), everyDay(facts, moves)],
    transactions: moves.length,
    isEmpty: moves.length === 0,
  }
}

function byScheme(facts: StatementFacts, moves: readonly LedgerMove[]) {
  const schemes = [...groupBy(moves, ({ folioNo, planCode }) => `${folioNo} ${planCode}`).values()]
  const first = (group: readonly LedgerMove[]) => group[0] as LedgerMove
  return tableOf(
    t`What is in the statement`,
    schemes,
    [
      { header: t`Scheme`, type: 'text', cell: (group) => planName(planOf(facts, first(group).planCode)) },
      { header: t`Folio`, type: 'folio', cell: (group) => first(group).folioNo },
      {
        header: t`Paid out`,
        type: 'money',
        cell: (group) => sumOf(of('IDCW_PAYOUT', group), amount),
        summed: true,
      },
      {
        header: t`Reinvested`,
        type: 'money',
        cell: (group) => sumOf(of('IDCW_REINVEST', group), amount),
        summed: true,
      },
      { header: t`Tax withheld`, type: 'money', cell: (group) => sumOf(group, tax), summed: true },
    ],
    t`It is income of the year in which it was paid, taxed at your slab rate. Amounts are before tax; what was withheld counts towards your tax.`,
  )
}

function everyDay(facts: StatementFacts, moves: readonly LedgerMove[]) {
  return tableOf(t`Every payout`, moves, [
    { header: t`Scheme`, type: 'text', cell: ({ planCode }) => planName(planOf(facts, planCode)) },
    { header: t`Folio`, type: 'folio', cell: ({ folioNo }) => folioNo },
    { header: t`Record date`, type: 'date', cell: ({ date }) => date },
    {
      header: t`What became of it`,
      type: 'text',
      cell: ({ kind }) => (kind === 'IDCW_PAYOUT' ? t`Paid out` : t`Reinvested`),
    },
    { header: t`Amount`, type: 'money', cell: amount, summed: true },
    { header: t`Tax withheld`, type: 'money', cell: tax, summed: true },
    { header: t`Units`, type: 'units', cell: ({ units }) => units },
    { header: t`NAV`, type: 'nav', cell: ({ nav }) => nav },
  ])
}
