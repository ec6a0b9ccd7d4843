import { type Answers, ok } from '@portal/testing'
import { sampleScheme } from '@portal/testing/samples'
import { sampleFolio } from './sample-folios'
import { sampleSwitchQuote } from './sample-outflow'

export const validate = 'transaction/validate/switch'
const large = sampleScheme({ schemePlanCode: 'LARGE-DG', schemeDesc: 'Neem Large Cap Fund', nav: '64.1180' })
const category = {
  categoryName: 'EQUITY',
  categoryDisplayName: 'Equity Fund',
  schemes: [sampleScheme(), large],
}
export const answers: Answers = {
  'investor/get/folio': ok({ folios: [sampleFolio({ banks: [] })] }),
  'product/schemes': ok({ categories: [category], navDate: '2026-08-24' }),
  [validate]: ok(sampleSwitchQuote()),
}
