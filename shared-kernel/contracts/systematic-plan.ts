import * as z from 'zod/mini'
import { BusinessDate, Paise, Pan } from './common'
import { endpoint } from './endpoint'

export const UpcomingInstalment = z.object({
  planId: z.string(),
  kind: z.enum(['SIP', 'STP', 'SWP']),
  date: BusinessDate,
  schemeName: z.string(),
  toSchemeName: z.nullable(z.string()),
  amount: Paise,
  bankName: z.nullable(z.string()),
  accountLast4: z.nullable(z.string()),
  isLast: z.boolean(),
})
export type UpcomingInstalment = z.infer<typeof UpcomingInstalment>

export const systematicPlanApi = {
  systematicPlans: endpoint({
    summary: 'The next instalment of every active plan, soonest first',
    method: 'POST',
    path: 'transaction/SystematicPlans',
    token: 'session',
    envelope: true,
    request: z.object({ panNumber: Pan }),
    response: z.object({ upcoming: z.array(UpcomingInstalment) }),
  }),
}
