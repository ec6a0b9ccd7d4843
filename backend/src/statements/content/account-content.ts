import type { StatementTable } from '@portal/contracts/statements/statement'
import { formatDate, formatUnits, shortNumber } from '@portal/contracts/format'
import type { AccountRow, SchemeAccount } from '../account/scheme-account'
import type { LedgerMove } from '../../folios/ledger-reader'
import { accountsOf } from '../account/accounts-of'
import { moveWords } from '../account/move-words'
import { planName, planOf, type StatementFacts } from '../statement-facts'
import type { StatementContent } from './statement-content'
import { sumOf, tableOf } from './table'

/** The account over a period: what is held at its end, and all that happened in each holding. */
export function accountContent(facts: StatementFacts): StatementContent {
  const accounts = accountsOf(facts)
  const value = sumOf(accounts, ({ valuePaise }) => valuePaise)
  const cost = sumOf(accounts, ({ costPaise }) => costPaise)
  const moves = accounts.flatMap(({ rows }) => rows)
  const paidIn = sumOf(moves, ({ move: { kind, amountPaise } }) =>
    kind === 'PURCHASE' || kind === 'PURCHASE_SIP' ? amountPaise : 0,
  )
  return {
    title: 'Account statement',
    headline: { label: `Value on ${formatDate(facts.days.to)}`, paise: value, as: 'money' },
    figures: [
      { label: 'Cost of what you hold', paise: cost, as: 'money' },
      { label: 'Gain so far', paise: value - cost, as: 'gain' },
      { label: 'Paid in', paise: paidIn, as: 'money' },
    ],
    tables: [
      summary(facts, accounts, moves.length),
      ...accounts.filter(({ rows }) => rows.length > 0).map((account) => rowsTable(facts, account)),
    ],
    transactions: moves.length,
    isEmpty: accounts.length === 0,
  }
}

function summary(
  facts: StatementFacts,
  accounts: readonly SchemeAccount[],
  transactions: number,
): StatementTable {
  return tableOf(
    'What is in the statement',
    accounts,
    [
      { header: 'Scheme', type: 'text', cell: ({ planCode }) => planName(planOf(facts, planCode)) },
      { header: 'Folio', type: 'folio', cell: ({ folioNo }) => folioNo },
      { header: 'Opening units', type: 'units', cell: ({ openingUnits }) => openingUnits },
      { header: 'Closing units', type: 'units', cell: ({ closingUnits }) => closingUnits },
      { header: 'NAV', type: 'nav', cell: ({ closing }) => closing?.nav ?? null },
      { header: 'Value', type: 'money', cell: ({ valuePaise }) => valuePaise, summed: true },
    ],
    transactions === 1 ? '1 transaction.' : `${transactions} transactions.`,
  )
}

function rowsTable(facts: StatementFacts, account: SchemeAccount): StatementTable {
  const { folioNo, planCode, openingUnits, closingUnits, closing, rows } = account
  const name = planName(planOf(facts, planCode))
  const nameOf = (code: string) => planOf(facts, code).scheme.name
  const worth = closing ? `, NAV of ${formatDate(closing.navDate)}` : ''
  return tableOf<AccountRow>(
    `${name}, folio ${shortNumber(folioNo)}`,
    rows,
    [
      {
        header: 'Transaction',
        type: 'text',
        cell: ({ move }) => moveWords(move, facts, nameOf),
      },
      { header: 'Date', type: 'date', cell: ({ move }) => move.date },
      { header: 'Amount', type: 'money', cell: ({ amountPaise }) => amountPaise },
      { header: 'Stamp duty', type: 'money', cell: ({ move }) => move.stampDutyPaise },
      { header: 'Tax withheld', type: 'money', cell: ({ move }) => taxOf(facts, move) },
      { header: 'Units', type: 'units', cell: ({ move }) => move.units },
      { header: 'NAV', type: 'nav', cell: ({ move }) => move.nav },
      { header: 'Balance', type: 'units', cell: ({ balance }) => balance },
    ],
    `Opening ${formatUnits(openingUnits)} units, closing ${formatUnits(closingUnits)} units${worth}.`,
  )
}

/** Tax at source: IDCW has nothing else withheld; of a sale its order tells load and STT apart. */
const taxOf = ({ taken }: StatementFacts, { kind, withheldPaise, orderId }: LedgerMove): number =>
  kind === 'IDCW_PAYOUT' || kind === 'IDCW_REINVEST' ? withheldPaise : (taken.get(orderId)?.tds ?? 0)
