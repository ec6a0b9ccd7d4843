import { accountAttention, type AccountStatus } from './account-attention'

const told = (accountStatus: AccountStatus) =>
  accountAttention(accountStatus).map(({ title, action }) => [title, action.to])

test('asks to confirm a request that waits for the own signature, and for a paper that is wanted', () => {
  const request = { requestId: 'r1', title: 'Change nominees', waitsFor: 'signature', text: '' } as const
  expect(told({ requests: [request, { ...request, requestId: 'r2', waitsFor: 'attachment' }] })).toEqual([
    ['Change nominees: confirm the request', '/home/service-request/request?id=r1'],
    ['Change nominees: a paper is missing', '/home/service-request/request?id=r2'],
  ])
})

test('tells of a SIP that ends, with the way to renew it', () => {
  const plan = { planId: 'p1', schemeName: 'Neem Flexi Cap Fund', endDate: '2026-10-24' }
  expect(told({ endingSips: [plan] })).toEqual([
    ['Your SIP ends on 24 Oct 2026', '/home/investments/renew-sip?plan=p1'],
  ])
})

test('tells of KYC, a tax number and a bank account that are missing', () => {
  const missing = { kycStatus: 'On-Hold', taxNumberMissing: true, foliosWithoutBank: ['91011033'] } as const
  expect(told({ ...missing, foliosWithoutBank: ['91011033'] }).map(([title]) => title)).toEqual([
    'Your KYC is on hold',
    'Your tax details are incomplete',
    'Folio XXXX1033 has no bank account',
  ])
  expect(told({ kycStatus: 'Validated', taxNumberMissing: false, foliosWithoutBank: [] })).toEqual([])
})

test('names the folio without a nominee, and counts several in one line', () => {
  expect(told({ foliosWithoutNominee: ['1000004821'] })).toEqual([
    ['Folio XXXXXX4821 has no nominee', '/home/service-request/edit-nominee?folio=1000004821'],
  ])
  expect(told({ foliosWithoutNominee: ['1000004821', '91011033'] })).toEqual([
    ['2 folios have no nominee', '/home/service-request/nominee-details'],
  ])
})

test('a part that did not load says nothing', () => {
  expect(told({})).toEqual([])
  expect(told({ requests: null, endingSips: null, foliosWithoutNominee: null })).toEqual([])
})
