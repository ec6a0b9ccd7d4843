import { accountsOf } from '../account/accounts-of'
import { moveWords } from '../account/move-words'
import type { AccountRow, SchemeAccount } from '../account/scheme-account'
import { isMerger } from '../../folios/lots/replay-lots'
import type { LedgerMove } from '../../folios/ledger-reader'
import { groupBy } from '../../platform/group-by'
import { planName, planOf, type StatementFacts } from '../statement-facts'
import { plainCell, plainRupees } from './plain-cell'
import type { StatementSource } from './statement-file'

const types: Readonly<Record<LedgerMove['kind'], string>> = {
  PURCHASE: 'PURCHASE',
  PURCHASE_SIP: 'PURCHASE_SIP',
  REDEMPTION: 'REDEMPTION',
  SWITCH_IN: 'SWITCH_IN',
  SWITCH_OUT: 'SWITCH_OUT',
  IDCW_PAYOUT: 'DIVIDEND_PAYOUT',
  IDCW_REINVEST: 'DIVIDEND_REINVEST',
}

/** The statement for programs: an account in the shape that readers of consolidated statements know, else its tables. */
export function statementJson(source: StatementSource): string {
  const { statement, facts } = source
  const { name, email, mobile, pan } = facts.investor
  const { from, to, headline } = statement
  return JSON.stringify(
    {
      statement_period: { from, to },
      file_type: 'NEEM',
      kind: statement.kind,
      made_at: facts.madeAt,
      investor_info: { name, email, mobile, pan },
      total: { label: headline.label, amount: plainRupees(headline.paise) },
      ...(statement.kind === 'ACCOUNT' ? { folios: foliosOf(facts) } : { tables: tablesOf(source) }),
    },
    null,
    2,
  )
}

function tablesOf({ statement: { tables } }: StatementSource) {
  return tables.map(({ title, columns, rows, totals }) => {
    const named = (row: (typeof rows)[number]) =>
      Object.fromEntries(columns.map(({ header, type }, at) => [header, plainCell(row[at] ?? null, type)]))
    return { title, rows: rows.map(named), totals: totals && named(totals) }
  })
}

function foliosOf(facts: StatementFacts) {
  return [...groupBy(accountsOf(facts), ({ folioNo }) => folioNo)].map(([folio, accounts]) => ({
    folio,
    amc: 'Neem Mutual Fund',
    PAN: facts.investor.pan,
    schemes: accounts.map((account) => schemeOf(facts, account)),
  }))
}

function schemeOf(facts: StatementFacts, account: SchemeAccount) {
  const { planCode, folioNo, openingUnits, closingUnits, closing, valuePaise, costPaise, rows } = account
  const identity = facts.identities.get(planCode)
  return {
    scheme: planName(planOf(facts, planCode)),
    scheme_code: planCode,
    isin: identity?.isin ?? null,
    amfi: identity?.amfiCode ?? null,
    advisor: facts.folios.find((folio) => folio.folioNo === folioNo)?.distributorArn ?? 'DIRECT',
    open: openingUnits,
    close: closingUnits,
    valuation: {
      date: closing?.navDate ?? null,
      nav: closing?.nav ?? null,
      value: plainRupees(valuePaise),
      cost: plainRupees(costPaise),
    },
    transactions: rows.flatMap((row) => transactionsOf(facts, row)),
  }
}

/** Taxes stand in rows of their own, as on a consolidated statement. */
function transactionsOf(facts: StatementFacts, { move, amountPaise, balance }: AccountRow) {
  const { date, kind, units, nav, stampDutyPaise, withheldPaise, orderId } = move
  const isIncome = kind === 'IDCW_PAYOUT' || kind === 'IDCW_REINVEST'
  const { mergers } = facts.lotFacts
  const taken = facts.taken.get(orderId)
  const levy = (description: string, type: string, paise: number | undefined) =>
    paise
      ? [{ date, description, amount: plainRupees(paise), units: null, nav: null, balance: null, type }]
      : []
  const isSwitch = kind === 'SWITCH_IN' || kind === 'SWITCH_OUT'
  return [
    {
      date,
      description: moveWords(move, facts, (code) => planOf(facts, code).scheme.name),
      amount: plainRupees(amountPaise),
      units,
      nav,
      balance,
      type: isSwitch && isMerger(move, mergers) ? `${types[kind]}_MERGER` : types[kind],
    },
    ...levy('*** Stamp Duty ***', 'STAMP_DUTY_TAX', stampDutyPaise),
    ...levy('*** STT paid ***', 'STT_TAX', taken?.stt),
    ...levy('*** TDS on above ***', 'TDS_TAX', isIncome ? withheldPaise : taken?.tds),
  ]
}
