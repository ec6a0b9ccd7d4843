import { statementScopes } from '@portal/contracts/statements/statement'
import { planName, planOf } from '../statement-facts'
import { csvOf } from './csv'
import { plainCell, plainRupees } from './plain-cell'
import type { StatementSource } from './statement-file'

/** Every table of the statement one below the other, with its totals. */
export function statementCsv({ statement, facts }: StatementSource): string {
  const { title, from, to, headline, figures, tables } = statement
  const { investor, scope } = facts
  const [allSchemes, allFolios] = statementScopes
  const schemes = scope.schemePlanCode === null ? allSchemes : planName(planOf(facts, scope.schemePlanCode))
  return csvOf([
    [title],
    ['Investor', investor.name],
    ['PAN', investor.pan],
    ['Folio', scope.folioNo ?? allFolios],
    ['Schemes', schemes],
    ['From', from],
    ['To', to],
    [headline.label, plainRupees(headline.paise)],
    ...figures.map(({ label, paise }) => [label, plainRupees(paise)]),
    ...tables.flatMap(({ title: name, columns, rows, totals }) => [
      [],
      [name],
      columns.map(({ header }) => header),
      ...[...rows, ...(totals ? [totals] : [])].map((row) =>
        row.map((cell, index) => plainCell(cell, columns[index]?.type ?? 'text')),
      ),
    ]),
  ])
}
