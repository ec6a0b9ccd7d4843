import { TicketEntryKind, TicketState } from '@portal/contracts/support/support-ticket'
import { stateAfter } from './ticket-states'

test.each([
  ['open', '-', 'open', 'answered', 'needsReply', 'closed'],
  ['needsReply', '-', 'open', 'answered', 'needsReply', 'closed'],
  ['answered', '-', 'open', 'answered', 'needsReply', 'closed'],
  ['closed', '-', 'open', '-', '-', '-'],
] as const)(
  'from %s a question, a reply, an answer, a request and closing lead to %s %s %s %s %s',
  (from, ...to) => {
    expect(TicketEntryKind.options.map((kind) => stateAfter(from, kind) ?? '-')).toEqual(to)
  },
)

test('a closed query is left by a reply of the investor alone', () => {
  const ways = TicketEntryKind.options.filter((kind) => stateAfter('closed', kind))
  expect(ways).toEqual(['reply'])
  expect(TicketState.options).toHaveLength(4)
})
