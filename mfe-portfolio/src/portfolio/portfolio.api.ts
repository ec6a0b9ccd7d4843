import { queryFor, useQuery } from '@portal/kernel'
import { investorApi } from '@portal/contracts/folios/investor'
import { portfolioApi, type OwnedPart } from '@portal/contracts/portfolio/portfolio'

/** Everything that the page shows before something is opened; all calls go out together (S7.039). */
export function usePortfolio(panNumber: string) {
  return {
    portfolio: useQuery(queryFor(investorApi.portfolio, { panNumber })),
    folios: useQuery(queryFor(investorApi.folios, { panNumber })),
    allocation: useQuery(queryFor(investorApi.assetSummary, { panNumber })),
  }
}

/** One holding in full, asked for when it is opened. */
export const useHolding = (panNumber: string, holding: { folioNo: string; schemePlanCode: string }) =>
  useQuery(
    queryFor(portfolioApi.holding, {
      panNumber,
      folioNumber: holding.folioNo,
      schemePlanCode: holding.schemePlanCode,
    }),
  )

/** The money behind a figure, asked for when it is opened. */
export const useCashFlows = (panNumber: string, part: OwnedPart) =>
  useQuery(queryFor(portfolioApi.cashFlows, { panNumber, ...part }))
