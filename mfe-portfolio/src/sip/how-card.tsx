import { Card, Timeline, type TimelineItem } from '@portal/kernel'

const steps: readonly TimelineItem[] = [
  { state: 'now', title: 'You choose amount and day', text: 'And the mandate by which your bank pays.' },
  { state: 'next', title: 'We remind you', text: 'A day before each debit, by e-mail and SMS.' },
  { state: 'next', title: 'Your bank pays', text: 'On a holiday, on the next business day.' },
  { state: 'next', title: 'You get units', text: 'At the NAV of the day on which your bank has paid.' },
]

/** What a SIP does, from the choice to the units. */
export function HowCard() {
  return (
    <Card title="How a SIP works">
      <Timeline items={steps} />
    </Card>
  )
}
