import { isTransactionPath } from './transaction-paths'

test('transact and transaction pages are transaction flows [S2.059] [S2.060]', () => {
  expect(isTransactionPath('/home/transact/select-scheme')).toBe(true)
  expect(isTransactionPath('/home/transaction/invest')).toBe(true)
  expect(isTransactionPath('/home/transaction')).toBe(true)
})

test('folio creation is a transaction flow [S2.061]', () => {
  expect(isTransactionPath('/home/create-folio/add-nominee')).toBe(true)
})

test.each(['modify', 'review', 'success', 'modify-sip', 'modify-success/SIP', 'renew-sip', 'invest-more'])(
  'investments/%s is a transaction flow [S2.062]',
  (page) => expect(isTransactionPath(`/home/investments/${page}`)).toBe(true),
)

test.each(['portfolio', 'transactions', 'systematic-plans'])(
  'investments/%s is no transaction flow [S2.062]',
  (page) => expect(isTransactionPath(`/home/investments/${page}`)).toBe(false),
)

test('service requests, nct and eMandate are transaction flows [S2.063] [S2.064] [S2.065]', () => {
  expect(isTransactionPath('/home/service-request')).toBe(true)
  expect(isTransactionPath('/nct/bank-list')).toBe(true)
  expect(isTransactionPath('/home/e-mandate/review')).toBe(true)
})

test('sip is one by its exact path; home pages and log-in pages are none [S2.066]', () => {
  expect(isTransactionPath('/home/sip')).toBe(true)
  expect(isTransactionPath('/home/sip/anything')).toBe(true)
  expect(isTransactionPath('/home/simple')).toBe(false)
  expect(isTransactionPath('/home/dashboard')).toBe(false)
  expect(isTransactionPath('/auth/login')).toBe(false)
})
