import { mandateWorksText } from '@portal/contracts/format'
import { Card, Timeline, type TimelineItem } from '@portal/kernel'
import { useDebitNotice } from '../shared/mandate-words'

/** What follows, and what the investor can always do. */
export function WhatHappens({ paper }: { paper: boolean }) {
  const notice = useDebitNotice()
  const items: TimelineItem[] = [
    { title: paper ? 'We send your form to the bank' : 'You approve it at your bank', state: 'now' },
    {
      title: 'Your bank registers it',
      text: `${paper ? 'It compares your signature. ' : ''}${mandateWorksText(paper)}`,
      state: 'next',
    },
    {
      title: 'It pays your SIPs',
      text: `${notice ? `${notice} ` : ''}You can pause or end it at any time.`,
      state: 'next',
    },
  ]
  return (
    <Card title="What happens next">
      <Timeline items={items} />
    </Card>
  )
}
