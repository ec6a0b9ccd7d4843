import type { StatementKind, StatementView } from '@portal/contracts/statements/statement'
import { type Text, textOf } from '@portal/contracts/words'
import { msg } from '@portal/contracts/words/macros'
import { limits } from '@portal/contracts/validation'
import { gainsOfPeriod } from '../gains/gains-of'
import { scopeWords, type StatementFacts } from '../statement-facts'
import { accountContent } from './account-content'
import { elssContent } from './elss-content'
import { gainsContent } from './gains-content'
import { idcwContent } from './idcw-content'

/** What its kind says; the frame of a statement is the same for all. */
export type StatementContent = Pick<
  StatementView,
  'headline' | 'figures' | 'tables' | 'transactions' | 'isEmpty'
>

/** What each kind is called. */
export const statementTitles: Readonly<Record<StatementKind, Text>> = {
  ACCOUNT: msg`Account statement`,
  CAPITAL_GAINS: msg`Capital gains`,
  ELSS: msg`ELSS summary`,
  IDCW: msg`IDCW summary`,
}

const contents: Readonly<Record<StatementKind, (facts: StatementFacts) => StatementContent>> = {
  ACCOUNT: accountContent,
  CAPITAL_GAINS: (facts) => gainsContent(facts, gainsOfPeriod(facts)),
  ELSS: elssContent,
  IDCW: idcwContent,
}

/** The whole statement: what every format is made of, so that all of them have the same totals. */
export function statementOf(facts: StatementFacts, kind: StatementKind): StatementView {
  const title = textOf(statementTitles[kind])
  return { kind, title, ...facts.days, scope: scopeWords(facts), ...contents[kind](facts) }
}

/** What a screen takes of it: of long tables the latest rows. */
export function forScreen(statement: StatementView): StatementView {
  const { statementTable: most } = limits.rows
  return {
    ...statement,
    tables: statement.tables.map((table) => ({ ...table, rows: table.rows.slice(-most) })),
  }
}
