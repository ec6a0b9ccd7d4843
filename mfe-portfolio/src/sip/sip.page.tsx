import {
  Page,
  queryFor,
  SideLayout,
  Stack,
  useFigures,
  useInvestor,
  useQuery,
  Card,
  Timeline,
  type TimelineItem,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import { productApi } from '@portal/contracts/schemes/product'
import type { Figures } from '@portal/contracts/support/figures'
import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { FundCard } from './fund-card'
import { PopularSips } from './popular-sips'
import { YourSipsCard } from './your-sips-card'

const noticeText = (hours: number): string =>
  hours === 24
    ? t`A day before each debit, by e-mail and SMS.`
    : plural(hours, {
        one: '# hour before each debit, by e-mail and SMS.',
        other: '# hours before each debit, by e-mail and SMS.',
      })

const stepsOf = (figures: Figures | undefined): TimelineItem[] => [
  { state: 'now', title: t`You choose amount and day`, text: t`And the mandate by which your bank pays.` },
  {
    state: 'next',
    title: t`We remind you`,
    text: figures && noticeText(figures.debitNoticeHours),
  },
  { state: 'next', title: t`Your bank pays`, text: t`On a holiday, on the next business day.` },
  { state: 'next', title: t`You get units`, text: t`At the NAV of the day on which your bank has paid.` },
]

/** What a SIP does, from the choice to the units. */
function HowCard() {
  const figures = useFigures()
  return (
    <Card title={t`How a SIP works`}>
      <Timeline items={stepsOf(figures)} />
    </Card>
  )
}

/** /home/sip: the way to a new SIP, and what those that run take next (S2.054). */
export default function SipPage() {
  const { pan } = useInvestor()
  const schemes = useQuery(queryFor(productApi.schemes, {}))
  const plans = useQuery(queryFor(systematicPlanApi.systematicPlans, { panNumber: pan }))
  return (
    <Page title={t`SIP`} context={t`Invest the same amount again and again.`}>
      <SideLayout
        asideLabel={t`Your SIPs`}
        aside={
          <Stack>
            <YourSipsCard query={plans} />
            <HowCard />
          </Stack>
        }
      >
        <Stack>
          <FundCard query={schemes} />
          <PopularSips query={schemes} />
        </Stack>
      </SideLayout>
    </Page>
  )
}
