import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import type { OrderKindName } from '@portal/contracts/orders/order-states'
import { otpActivities } from './identity/otp-activities'
import { kinds } from './order-kinds'

test.each(Object.keys(kinds.confirmed) as OrderTerms['kind'][])(
  'the code of %s is good for exactly the orders that it was asked for with',
  (name) => {
    expect(otpActivities[kinds.confirmed[name].activity].confirms.split(' or ')).toContain('orders')
  },
)

test.each(Object.keys(kinds.all) as OrderKindName[])('%s is written under the name that finds it', (name) => {
  expect(kinds.all[name].name).toBe(name)
})
