import { useInvestor } from '@portal/kernel'
import { useDashboard } from './dashboard.api'
import { NewInvestor } from './new-investor'
import { PortfolioDashboard } from './portfolio-dashboard'

export { WaitingDashboard as WaitingScreen } from './waiting-dashboard'

/** /home/dashboard: what the investor owns, or the way to a first investment. */
export default function DashboardPage() {
  const investor = useInvestor()
  const dashboard = useDashboard(investor.pan)
  const { data } = dashboard.portfolio
  const isNew = data ? data.holdings.length + data.between.length === 0 : !investor.hasInvestments
  return isNew ? (
    <NewInvestor investor={investor} dashboard={dashboard} />
  ) : (
    <PortfolioDashboard investor={investor} dashboard={dashboard} />
  )
}
