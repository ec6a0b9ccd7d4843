import { indiaMoment } from '../../src/calendar/india-time'
import { historyOf } from '../../src/transaction-history/ledger-history'
import type { Platform } from '../../src/platform/module'
import { people } from '../data/people'
import { notifications } from '../../src/notifications/schema'

type Row = typeof notifications.$inferInsert
type Told = Pick<Row, 'title' | 'description'> &
  Partial<Pick<Row, 'url' | 'ctaText' | 'important' | 'module' | 'read' | 'dialogHtml'>>
/** Dated back from the moment at which the data set begins. */
type Dated = Told & { hoursAgo: number }

const asha: readonly Dated[] = [
  {
    title: 'Your SIP ends within 30 days',
    description: 'It invests ₹3,000 a month in Neem Mid Cap Fund. You can renew it online.',
    url: './home/investments/systematic-plans',
    ctaText: 'See your plans',
    important: true,
    hoursAgo: 4,
  },
  {
    title: 'Neem Value Fund is open',
    description:
      'Our new fund buys sound companies when they are out of favour. Units cost ₹10 while the offer is open.',
    url: './home/explore-funds/scheme?schemecode=VALUE-DG',
    ctaText: 'Invest',
    module: 'Marketing',
    hoursAgo: 30,
  },
  {
    title: 'What moved the markets this month',
    description: 'Five minutes on shares, bonds and the rupee, without forecasts.',
    module: 'Marketing',
    hoursAgo: 6 * 24,
  },
  {
    title: 'Your yearly statement is ready',
    description: 'You see every transaction, and the cost and value of your investments.',
    url: './home/statement',
    ctaText: 'Open statements',
    read: true,
    hoursAgo: 40 * 24,
  },
]

const nisha: readonly Dated[] = [
  {
    title: 'Your payment did not go through',
    description: 'Nothing was debited. You can pay this order again.',
    url: './home/investments/transactions',
    ctaText: 'See transactions',
    important: true,
    hoursAgo: 2,
  },
]

const leela: readonly Dated[] = [
  {
    title: 'Add a nominee',
    description: 'Your folio has no nominee yet. You can add one online in a few minutes.',
    url: './home/service-request/nominee-details',
    ctaText: 'Add a nominee',
    important: true,
    hoursAgo: 5,
    dialogHtml:
      '<p>Your folio <strong>XXXX2012</strong> has no nominee yet.</p><p>You can add one online in a few minutes.</p>',
  },
]

const unpaidInstalment: Told = {
  title: 'A SIP instalment was not paid',
  description:
    'Parijat Bank ••4417 had too little money, so we invested nothing. The next debit is next month.',
  url: './home/investments/transactions',
  ctaText: 'See transactions',
  important: true,
}
const unitsAllotted = (fund: string): Told => ({
  title: 'Units allotted',
  description: `Your purchase in ${fund} is in your folio now.`,
  url: './home/investments/portfolio',
  ctaText: 'See your portfolio',
  read: true,
})

/** What Asha is told of her latest purchase and of the instalment that failed, on the days of both. */
async function ofTransactions(db: Platform['db']): Promise<(Told & { sentDate: Date })[]> {
  const rows = await historyOf(db, people.asha.pan, 100)
  const bought = rows.find(({ kind, status }) => kind === 'PURCHASE' && status === 'COMPLETED')
  const unpaid = rows.find(({ kind, status }) => kind === 'PURCHASE_SIP' && status === 'FAILED')
  return [
    ...(unpaid ? [{ ...unpaidInstalment, sentDate: indiaMoment(unpaid.date, '10:00') }] : []),
    ...(bought ? [{ ...unitsAllotted(bought.schemeName), sentDate: indiaMoment(bought.date, '22:30') }] : []),
  ]
}

export async function seedNotifications({ db, clock }: Platform): Promise<void> {
  const now = clock.now().getTime()
  const dated = ({ hoursAgo, ...told }: Dated) => ({
    ...told,
    sentDate: new Date(now - hoursAgo * 3_600_000),
  })
  const rows = [
    ...[...asha.map(dated), ...(await ofTransactions(db))].map((each) => ({ pan: people.asha.pan, ...each })),
    ...leela.map((each) => ({ pan: people.leela.pan, ...dated(each) })),
    ...nisha.map((each) => ({ pan: people.nisha.pan, ...dated(each) })),
  ]
  await db.insert(notifications).values(
    rows.map((told, index) => ({
      trackerId: `welcome-${index + 1}`,
      url: null,
      ctaText: null,
      important: false,
      module: 'Portal',
      read: false,
      status: 'Pending' as const,
      ...told,
    })),
  )
}
