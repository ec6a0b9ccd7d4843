import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { investorApi } from '@portal/contracts/folios/investor'

/** What somebody owns who has not invested yet, for tests. */
export const emptyPortfolio: ResponseOf<typeof investorApi.portfolio> = {
  serverNow: '2026-08-25T07:48:00.000Z',
  navDate: null,
  currentValue: 0,
  invested: 0,
  paidIn: 0,
  gain: 0,
  gainRate: null,
  xirr: null,
  dayChange: 0,
  dayChangeRate: null,
  folioCount: 0,
  schemeCount: 0,
  holdings: [],
  exited: [],
  between: [],
}
