import type { ServiceRequestState } from '@portal/contracts/service-requests/service-request'
import fc from 'fast-check'
import { nextRequestState, type RequestEvent } from './request-state'

const events: RequestEvent[] = [
  'reviewing',
  'accepted',
  'carriedOut',
  'attachmentRequested',
  'attachmentCame',
  'rejected',
  'cancelled',
  'lapsed',
  'sentAgain',
]

test.each([
  ['unsigned', 'reviewing', 'in_review'],
  ['unsigned', 'accepted', 'waiting'],
  ['unsigned', 'carriedOut', 'done'],
  ['in_review', 'attachmentRequested', 'paper_wanted'],
  ['paper_wanted', 'attachmentCame', 'in_review'],
  ['in_review', 'rejected', 'rejected'],
  ['rejected', 'sentAgain', 'in_review'],
  ['waiting', 'carriedOut', 'done'],
  ['waiting', 'cancelled', 'cancelled'],
] as const)('a request that is %s becomes, on %s, %s', (from, event, to) => {
  expect(nextRequestState(from, event)).toBe(to)
})

test('what is done, cancelled or ended stays so, and nothing is done twice', () => {
  for (const state of ['done', 'cancelled', 'expired'] as const)
    for (const event of events) expect(nextRequestState(state, event)).toBeUndefined()
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (happened) => {
      let state: ServiceRequestState = 'unsigned'
      let done = 0
      for (const event of happened) {
        const next = nextRequestState(state, event)
        if (next === 'done') done += 1
        state = next ?? state
      }
      expect(done).toBeLessThanOrEqual(1)
    }),
  )
})

test('what is rejected or asked for a paper goes through a person again', () => {
  for (const state of ['rejected', 'paper_wanted'] as const) {
    const next = events.map((event) => nextRequestState(state, event)).filter(Boolean)
    expect(next).not.toContain('done')
    expect(next).not.toContain('waiting')
  }
})
