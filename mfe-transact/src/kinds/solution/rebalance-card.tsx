import { Card, formatLongDate, Timeline } from '@portal/kernel'
import type { SolutionQuote } from '@portal/kernel/contracts/investment-solution'
import { howOften } from './solution-words'

/** What is done with the mix later on, and how it is told and stopped. */
export function RebalanceCard({ quote: { solution, rebalanceOn } }: { quote: SolutionQuote }) {
  const { name, equityPercent, rebalancingFrequency } = solution
  return (
    <Card title="What happens later">
      <Timeline
        items={[
          {
            state: 'next',
            title: `We rebalance ${howOften(rebalancingFrequency)}, first about ${formatLongDate(rebalanceOn)}`,
            text: `Prices move the ${name} away from ${equityPercent}% equity. A switch between the two funds brings it back. It can cost exit load and tax.`,
          },
          {
            state: 'next',
            title: 'We tell you the day before',
            text: 'You can cancel that switch until its cut-off, or stop rebalancing at any time under My systematic plans. Your code confirms this now.',
          },
        ]}
      />
    </Card>
  )
}
