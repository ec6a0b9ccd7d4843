import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import type { OrderKindName } from '@portal/contracts/orders/order-states'
import { otpActivities } from '../../identity/otp-activities'
import { confirmedKinds, kinds } from './index'

test.each(Object.keys(confirmedKinds) as OrderTerms['kind'][])(
  'the code of %s is good for exactly the orders that it was asked for with',
  (name) => {
    expect(otpActivities[confirmedKinds[name].activity].confirms.split(' or ')).toContain('orders')
  },
)

test.each(Object.keys(kinds) as OrderKindName[])('%s is written under the name that finds it', (name) => {
  expect(kinds[name].name).toBe(name)
})
