import { plural, t } from '@portal/contracts/words/macros'
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
    headline: { label: t`Value on ${{ date: formatDate(facts.days.to) }}`, paise: value, as: 'money' },
    figures: [
      { label: t`Cost of what you hold`, paise: cost, as: 'money' },
      { label: t`Gain so far`, paise: value - cost, as: 'gain' },
      { label: t`Paid in`, paise: paidIn, as: 'money' },
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
    t`What is in the statement`,
    accounts,
    [
      { header: t`Scheme`, type: 'text', cell: ({ planCode }) => planName(planOf(facts, planCode)) },
      { header: t`Folio`, type: 'folio', cell: ({ folioNo }) => folioNo },
      { header: t`Opening units`, type: 'units', cell: ({ openingUnits }) => openingUnits },
      { header: t`Closing units`, type: 'units', cell: ({ closingUnits }) => closingUnits },
      { header: t`NAV`, type: 'nav', cell: ({ closing }) => closing?.nav ?? null },
      { header: t`Value`, type: 'money', cell: ({ valuePaise }) => valuePaise, summed: true },
    ],
    t`${plural(transactions, { one: '# transaction.', other: '# transactions.' })}`,
  )
}

function rowsTable(facts: StatementFacts, account: SchemeAccount): StatementTable {
  const { folioNo, planCode, openingUnits, closingUnits, closing, rows } = account
  const name = planName(planOf(facts, planCode))
  const nameOf = (code: string) => planOf(facts, code).scheme.name
  const folio = shortNumber(folioNo)
  const opening = formatUnits(openingUnits)
  const last = formatUnits(closingUnits)
  return tableOf<AccountRow>(
    t`${name}, folio ${folio}`,
    rows,
    [
      {
        header: t`Transaction`,
        type: 'text',
        cell: ({ move }) => moveWords(move, facts, nameOf),
      },
      { header: t`Date`, type: 'date', cell: ({ move }) => move.date },
      { header: t`Amount`, type: 'money', cell: ({ amountPaise }) => amountPaise },
      { header: t`Stamp duty`, type: 'money', cell: ({ move }) => move.stampDutyPaise },
      { header: t`Tax withheld`, type: 'money', cell: ({ move }) => taxOf(facts, move) },
      { header: t`Units`, type: 'units', cell: ({ move }) => move.units },
      { header: t`NAV`, type: 'nav', cell: ({ move }) => move.nav },
      { header: t`Balance`, type: 'units', cell: ({ balance }) => balance },
    ],
    closing
      ? t`Opening ${opening} units, closing ${last} units, NAV of ${{ date: formatDate(closing.navDate) }}.`
      : t`Opening ${opening} units, closing ${last} units.`,
  )
}

/** Tax at source: IDCW has nothing else withheld; of a sale its order tells load and STT apart. */
const taxOf = ({ taken }: StatementFacts, { kind, withheldPaise, orderId }: LedgerMove): number =>
  kind === 'IDCW_PAYOUT' || kind === 'IDCW_REINVEST' ? withheldPaise : (taken.get(orderId)?.tds ?? 0)
