import type { Text } from '@portal/kernel'
import { msg } from '@portal/kernel/words'
import type { ServiceRequest, ServiceRequestState } from '@portal/contracts/service-requests/service-request'

type Tone = 'positive' | 'warning' | 'info' | 'negative' | 'neutral'

/** How a state is called and coloured. */
export const stateWords: Readonly<Record<ServiceRequestState, { label: Text; tone: Tone }>> = {
  unsigned: { label: msg`To be confirmed`, tone: 'warning' },
  in_review: { label: msg`In review`, tone: 'info' },
  paper_wanted: { label: msg`Paper needed`, tone: 'warning' },
  waiting: { label: msg`Waiting`, tone: 'info' },
  done: { label: msg`Done`, tone: 'positive' },
  rejected: { label: msg`Rejected`, tone: 'negative' },
  cancelled: { label: msg`Cancelled`, tone: 'neutral' },
  expired: { label: msg`Ended`, tone: 'neutral' },
}

const open: readonly ServiceRequestState[] = ['unsigned', 'in_review', 'paper_wanted', 'waiting']

export const isOpen = ({ state }: Pick<ServiceRequest, 'state'>): boolean => open.includes(state)

const day = 86_400_000

/** Which day of its wait a request is on, both ends counted: day 4 of 10. */
export function waitDay({ from, until }: { from: string; until: string }, today: string) {
  const days = (one: string, other: string) => Math.round((Date.parse(other) - Date.parse(one)) / day)
  const of = days(from, until)
  return { day: Math.min(of, Math.max(0, days(from, today))), of }
}
