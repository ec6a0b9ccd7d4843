import type { InvestmentSolution } from '@portal/contracts/schemes/product'

const rupees = (amount: number) => amount * 100

/** The mixes that the fund house offers, from the calmest to the boldest. */
export const investmentSolutions: readonly InvestmentSolution[] = [
  {
    type: 'CONSERVATIVE',
    name: 'Calm mix',
    description: 'Mostly bonds of 1 to 3 years, with a little equity to stay ahead of prices.',
    riskMeter: 'Moderate',
    investmentHorizon: 'For 3 years or more',
    equityPercent: 20,
    equityScheme: 'FLEXI-DG',
    debtScheme: 'SHORT-DG',
    minPurchase: rupees(10_000),
    minSip: rupees(2_000),
    rebalancingFrequency: 'Yearly',
  },
  {
    type: 'BALANCED',
    name: 'Even mix',
    description: 'As much equity as bonds, rebalanced twice a year.',
    riskMeter: 'Moderately High',
    investmentHorizon: 'For 5 years or more',
    equityPercent: 50,
    equityScheme: 'FLEXI-DG',
    debtScheme: 'SHORT-DG',
    minPurchase: rupees(10_000),
    minSip: rupees(2_000),
    rebalancingFrequency: 'Half Yearly',
  },
  {
    type: 'GROWTH',
    name: 'Growth mix',
    description: 'Mostly equity, with a liquid part to buy more when prices fall.',
    riskMeter: 'Very High',
    investmentHorizon: 'For 7 years or more',
    equityPercent: 80,
    equityScheme: 'FLEXI-DG',
    debtScheme: 'LIQUID-DG',
    minPurchase: rupees(10_000),
    minSip: rupees(2_000),
    rebalancingFrequency: 'Quarterly',
  },
]
