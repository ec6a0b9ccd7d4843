import { queryFor, useQuery } from '@portal/kernel'
import { investorApi } from '@portal/contracts/folios/investor'
import { waitingApi } from '@portal/contracts/notifications/waiting'
import { orderApi } from '@portal/contracts/orders/order'
import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { useState } from 'react'

/** As many rows as may hold something to act on; the card shows the first few. */
const historyRows = 20

/** Everything that the dashboard shows of an investor; all calls go out together (S7.039). */
export function useDashboard(panNumber: string) {
  const [opened] = useState(Date.now)
  const portfolio = useQuery(queryFor(investorApi.portfolio, { panNumber }))
  return {
    portfolio,
    /** The business clock's moment once it is known; until then the browser's. */
    now: portfolio.data ? Date.parse(portfolio.data.serverNow) : opened,
    allocation: useQuery(queryFor(investorApi.assetSummary, { panNumber })),
    history: useQuery(queryFor(orderApi.history, { panNumber, limit: historyRows })),
    /** It stands below the figures, and fails alone. */
    waiting: useQuery(queryFor(waitingApi.waiting, { panNumber })),
    plans: useQuery(queryFor(systematicPlanApi.systematicPlans, { panNumber })),
  }
}
export type Dashboard = ReturnType<typeof useDashboard>
