import { mandateWorksText } from '@portal/contracts/format'
import { t } from '@portal/kernel/words'
import { Card, Timeline, type TimelineItem } from '@portal/kernel'
import { useDebitNotice } from '../shared/mandate-words'

/** What follows, and what the investor can always do. */
export function WhatHappens({ paper }: { paper: boolean }) {
  const notice = useDebitNotice()
  const whenItWorks = mandateWorksText(paper)
  const items: TimelineItem[] = [
    { title: paper ? t`We send your form to the bank` : t`You approve it at your bank`, state: 'now' },
    {
      title: t`Your bank registers it`,
      text: paper ? t`It compares your signature. ${whenItWorks}` : whenItWorks,
      state: 'next',
    },
    {
      title: t`It pays your SIPs`,
      text: notice
        ? t`${notice} You can pause or end it at any time.`
        : t`You can pause or end it at any time.`,
      state: 'next',
    },
  ]
  return (
    <Card title={t`What happens next`}>
      <Timeline items={items} />
    </Card>
  )
}
