import { Page, queryFor, SideLayout, Stack, useInvestor, useQuery } from '@portal/kernel'
import { productApi } from '@portal/contracts/schemes/product'
import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { FundCard } from './fund-card'
import { HowCard } from './how-card'
import { PopularSips } from './popular-sips'
import { YourSipsCard } from './your-sips-card'

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
