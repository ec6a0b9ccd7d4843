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
import { productApi } from '@portal/contracts/schemes/product'
import type { Figures } from '@portal/contracts/support/figures'
import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { FundCard } from './fund-card'
import { PopularSips } from './popular-sips'
import { YourSipsCard } from './your-sips-card'

const noticeTime = (hours: number) => (hours === 24 ? 'A day' : `${hours} hours`)

const stepsOf = (figures: Figures | undefined): TimelineItem[] => [
  { state: 'now', title: 'You choose amount and day', text: 'And the mandate by which your bank pays.' },
  {
    state: 'next',
    title: 'We remind you',
    text: figures && `${noticeTime(figures.debitNoticeHours)} before each debit, by e-mail and SMS.`,
  },
  { state: 'next', title: 'Your bank pays', text: 'On a holiday, on the next business day.' },
  { state: 'next', title: 'You get units', text: 'At the NAV of the day on which your bank has paid.' },
]

/** What a SIP does, from the choice to the units. */
function HowCard() {
  const figures = useFigures()
  return (
    <Card title="How a SIP works">
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
    <Page title="SIP" context="Invest the same amount again and again.">
      <SideLayout
        asideLabel="Your SIPs"
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
