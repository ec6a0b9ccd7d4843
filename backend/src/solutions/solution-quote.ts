import type { SolutionQuote, SolutionDraftTerms } from '@portal/contracts/schemes/investment-solution'
import type { SolutionTerms } from '@portal/contracts/orders/order-terms'
import { addMonths } from '@portal/contracts/format'
import { onOrAfter } from '../calendar/business-day'
import type { Platform } from '../platform/module'
import { partRules } from './kinds/solution'
import { isMicroInvestment } from '../orders/purchase/micro-investment'
import { purchaseFacts } from '../orders/purchase/purchase'
import { checkPurchase } from '../orders/purchase/purchase-rules'
import { quoteOfPurchase } from '../orders/purchase/quote'
import { everyMonths, mixOf, purchasesOfSolution } from './solution-mix'

/** What a solution would give if it were paid now; refuses what could not be ordered. */
export async function solutionQuote(
  platform: Platform,
  pan: string,
  draftTerms: SolutionDraftTerms,
): Promise<SolutionQuote> {
  const orders = purchasesOfSolution(draftTerms)
  const isMicro = await isMicroInvestment(platform.db, pan, draftTerms.amount, platform.clock.now())
  const equity = { ...(await partQuote(platform, pan, orders[0])), isMicro }
  const debt = { ...(await partQuote(platform, pan, orders[1])), isMicro }
  const solution = mixOf(draftTerms.investSolutionType)
  const later = equity.unitsOnIfPaidNow > debt.unitsOnIfPaidNow ? equity : debt
  return {
    solution,
    amount: draftTerms.amount,
    stampDuty: equity.stampDuty + debt.stampDuty,
    stampDutyPercent: equity.stampDutyPercent,
    equity,
    debt,
    rebalanceOn: onOrAfter(addMonths(later.navDateIfPaidNow, everyMonths(solution))),
    orders,
  }
}

async function partQuote(platform: Platform, pan: string, terms: SolutionTerms) {
  const facts = await purchaseFacts(platform, pan, terms)
  checkPurchase(partRules(facts))
  return quoteOfPurchase(platform, facts, terms.amount)
}
