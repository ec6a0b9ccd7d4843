import type { Report } from './reconcile'
import { sayDifference } from './tasks'

const rupees = (paise: number) => (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })
const isOrAre = (count: number) => (count === 1 ? 'is' : 'are')

/** What a run found, for whoever ran it: what agrees, what is in transit, what differs. */
export function reportText(report: Report): string {
  const { source, day, lines, totals, agreed, inTransit, waiting, differences, settled, isKept } = report
  const money = totals && [
    `In Rs ${rupees(totals.in)}, out Rs ${rupees(totals.out)}, fees Rs ${rupees(totals.fee)}, of which tax Rs ${rupees(totals.tax)}.`,
  ]
  if (!isKept)
    return [
      `${source}, ${day}: ${lines} lines.`,
      `At least ${differences.length} differ:`,
      ...differences.map((difference) => `  ${sayDifference(difference)}`),
      'So much differs that it may be another file or layout: it was compared no further, and nothing was kept. --many keeps it.',
    ].join('\n')
  return [
    `${source}, ${day}: ${lines} lines.`,
    ...(money ?? []),
    `${agreed} agree.`,
    `${waiting} ${isOrAre(waiting)} in transit${waiting > inTransit.length ? `, of which the first ${inTransit.length} are` : '.'}`,
    ...inTransit.map(({ subject, until, isConfirmed }) =>
      isConfirmed ? `  ${subject}, as its confirmations differ` : `  ${subject}, until ${until}`,
    ),
    differences.length ? `${differences.length} differ:` : 'Nothing differs.',
    ...differences.map((difference) => `  ${sayDifference(difference)}`),
    ...(settled.length ? [`${settled.length} differ as before, and a person took them off the list:`] : []),
    ...settled.map((difference) => `  ${sayDifference(difference)}`),
  ].join('\n')
}
