import { t } from '@portal/contracts/words/macros'
import type { InvestmentSolution } from '@portal/contracts/schemes/product'
import { horizons } from './horizon'

const rupees = (amount: number) => amount * 100

/** The mixes that the fund house offers, from the calmest to the boldest. */
export const investmentSolutions = (): InvestmentSolution[] => [
  {
    type: 'CONSERVATIVE',
    name: t`Calm mix`,
    description: t`Mostly bonds of 1 to 3 years, with a little equity to stay ahead of prices.`,
    riskMeter: 'Moderate',
    investmentHorizon: horizons.FROM_3_YEARS,
    equityPercent: 20,
    equityScheme: 'FLEXI-DG',
    debtScheme: 'SHORT-DG',
    minPurchase: rupees(10_000),
    minSip: rupees(2_000),
    rebalancingFrequency: 'Yearly',
  },
  {
    type: 'BALANCED',
    name: t`Even mix`,
    description: t`As much equity as bonds, rebalanced twice a year.`,
    riskMeter: 'Moderately High',
    investmentHorizon: horizons.FROM_5_YEARS,
    equityPercent: 50,
    equityScheme: 'FLEXI-DG',
    debtScheme: 'SHORT-DG',
    minPurchase: rupees(10_000),
    minSip: rupees(2_000),
    rebalancingFrequency: 'Half Yearly',
  },
  {
    type: 'GROWTH',
    name: t`Growth mix`,
    description: t`Mostly equity, with a liquid part to buy more when prices fall.`,
    riskMeter: 'Very High',
    investmentHorizon: horizons.FROM_7_YEARS,
    equityPercent: 80,
    equityScheme: 'FLEXI-DG',
    debtScheme: 'LIQUID-DG',
    minPurchase: rupees(10_000),
    minSip: rupees(2_000),
    rebalancingFrequency: 'Quarterly',
  },
]
