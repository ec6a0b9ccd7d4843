import { type Answers, ok } from '@portal/testing'
import { sampleConf, samplePlan, sampleScheme } from '@portal/testing/samples'
import { codeAnswers } from './code-answers'
import { sampleFolio } from './sample-folios'
import { sampleOrder, sampleQuote } from './sample-order'
import { sampleResult } from './sample-result'

export const plan = { planId: 'SR100002', folioNo: '1000004821', schemePlanCode: 'FLEXI-DG' }
export const order = sampleOrder({
  kind: 'SIP_TOP_UP_ONCE',
  called: 'One-time top-up of SIP SR100002',
  planId: 'SR100002',
})
const quote = {
  ...sampleQuote(),
  amount: 4_000_00,
  plan: {
    planId: 'SR100002',
    folioNo: '1000004821',
    amount: 2_000_00,
    frequency: 'Monthly',
    nextDue: '2026-09-25',
  },
}
export const answers: Answers = {
  'transaction/SystematicPlans/details': ok({
    today: '2026-08-25',
    plan: samplePlan({ planId: 'SR100002', folioNo: '1000004821' }),
    instalments: [],
    changes: [],
  }),
  'product/schemes': ok({
    categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes: [sampleScheme()] }],
    navDate: '2026-08-24',
  }),
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  'transaction/validate/sipTopUpOnce': ok(quote),
  ...codeAnswers,
  'transaction/sipTopUpOnce': ok(sampleResult(order)),
  conf: ok(sampleConf),
}
