import { standingAttention, type Standing } from './standing-attention'

const today = '2026-08-25'
const told = (standing: unknown) =>
  standingAttention(standing as Standing, today).map(({ title, action }) => [title, action.to])

const request = {
  requestId: 'r1',
  title: 'Change nominees',
  state: 'unsigned',
  stateText: 'Kiran Gupta must confirm it.',
  signatures: [{ isOwn: true, signedAt: null }],
  paperWanted: null,
}
const plan = {
  planId: 'p1',
  state: 'ACTIVE',
  endDate: '2026-10-24',
  scheme: { schemeName: 'Neem Flexi Cap Fund' },
}
const folio = { folioNo: '91011033', canChange: true, optedOut: false, nominees: [], banks: [] }

test('asks to confirm a request that waits for the own signature, and for a paper that is wanted', () => {
  const signed = { ...request, signatures: [{ isOwn: true, signedAt: '2026-08-24T10:00:00Z' }] }
  const others = { ...request, signatures: [{ isOwn: false, signedAt: null }] }
  const paper = { ...request, requestId: 'r2', state: 'paper_wanted', paperWanted: 'A cancelled cheque' }
  expect(told({ requests: [request, signed, others, paper] })).toEqual([
    ['Change nominees: confirm the request', '/home/service-request/request?id=r1'],
    ['Change nominees: a paper is missing', '/home/service-request/request?id=r2'],
  ])
})

test('tells of a SIP from 60 days before its end, and neither earlier, later nor after it was cancelled', () => {
  const plans = [
    plan,
    { ...plan, planId: 'p2', endDate: '2026-10-25' },
    { ...plan, planId: 'p3', endDate: '2026-08-24' },
    { ...plan, planId: 'p4', endDate: null },
    { ...plan, planId: 'p5', state: 'CANCELLED' },
  ]
  expect(told({ renewable: plans })).toEqual([
    ['Your SIP ends on 24 Oct 2026', '/home/investments/renew-sip?plan=p1'],
  ])
})

test('tells of KYC, a tax number and a bank account that are missing', () => {
  expect(
    told({ kycStatus: 'On-Hold', account: { tinComplete: false }, banks: { folios: [folio] } }).map(
      ([title]) => title,
    ),
  ).toEqual(['Your KYC is on hold', 'Your tax details are incomplete', 'Folio XXXX1033 has no bank account'])
  const whole = {
    kycStatus: 'Validated',
    account: { tinComplete: true },
    banks: { folios: [{ ...folio, banks: [{}] }] },
  }
  expect(told(whole)).toEqual([])
  expect(told({ account: { tinComplete: null } })).toEqual([])
})

test('names the folio without a nominee, counts several in one line, and leaves an opted-out or Demat one alone', () => {
  const bare = { ...folio, folioNo: '1000004821' }
  expect(told({ nominees: { folios: [bare] } })).toEqual([
    ['Folio XXXXXX4821 has no nominee', '/home/service-request/edit-nominee?folio=1000004821'],
  ])
  expect(told({ nominees: { folios: [bare, folio] } })).toEqual([
    ['2 folios have no nominee', '/home/service-request/nominee-details'],
  ])
  expect(
    told({
      nominees: {
        folios: [
          { ...bare, optedOut: true },
          { ...folio, canChange: false },
        ],
      },
    }),
  ).toEqual([])
})

test('a part that did not load says nothing', () => {
  expect(told({})).toEqual([])
})
