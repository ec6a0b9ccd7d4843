import { startVisit } from '@portal/kernel'
import { purchaseSteps } from './steps'

test('a purchase goes through amount, review, pay and receipt [S2.040]', () => {
  const { steps, current } = purchaseSteps('pay')
  expect(steps.map(({ label }) => label)).toEqual(['Amount', 'Review', 'Pay', 'Receipt'])
  expect(current).toBe(2)
})

test('the amount can be gone back to until the order is placed', () => {
  expect(purchaseSteps('review').steps[0]?.to).toBe('/home/transaction/invest')
  expect(purchaseSteps('pay').steps.some(({ to }) => to)).toBe(false)
})

test('where nothing is paid on the way, the receipt follows the review', () => {
  const { steps, current } = purchaseSteps('review', false)
  expect(steps.map(({ label }) => label)).toEqual(['Amount', 'Review', 'Receipt'])
  expect(current).toBe(1)
})

test('a purchase of quick invest goes on with the steps that it began with', () => {
  startVisit('quickInvest')
  const labels = ['Fund', 'Code', 'Folio', 'Review', 'Pay']
  expect(purchaseSteps('first')).toMatchObject({ current: 2 })
  expect(purchaseSteps('review').steps.map(({ label }) => label)).toEqual(labels)
  expect(purchaseSteps('review').steps[2]?.to).toBe('/home/transaction/invest')
  expect(purchaseSteps('pay')).toMatchObject({ current: 4 })
  expect(purchaseSteps('review', false).steps.map(({ label }) => label)).toEqual(labels.slice(0, 4))
  startVisit('full')
  expect(purchaseSteps('first').steps[0]?.label).toBe('Amount')
})
