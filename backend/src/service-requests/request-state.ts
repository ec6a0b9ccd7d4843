import type { ServiceRequestState } from '@portal/contracts/service-requests/service-request'

/**
 * reviewing: a person looks first · accepted: the rules ask for a wait · carriedOut: the detail is changed ·
 * paperAsked, paperCame · rejected: by a person or by a rule that broke while it waited · cancelled: by the investor ·
 * lapsed: nobody signed, or sent the paper, in time · sentAgain: with the same papers.
 */
export type RequestEvent =
  | 'reviewing'
  | 'accepted'
  | 'carriedOut'
  | 'attachmentRequested'
  | 'attachmentCame'
  | 'rejected'
  | 'cancelled'
  | 'lapsed'
  | 'sentAgain'

/** Every legal change of a request; what is not here cannot happen. */
const edges: Readonly<Record<ServiceRequestState, Partial<Record<RequestEvent, ServiceRequestState>>>> = {
  unsigned: {
    reviewing: 'in_review',
    accepted: 'waiting',
    carriedOut: 'done',
    cancelled: 'cancelled',
    lapsed: 'expired',
  },
  in_review: {
    accepted: 'waiting',
    carriedOut: 'done',
    attachmentRequested: 'paper_wanted',
    rejected: 'rejected',
    cancelled: 'cancelled',
  },
  paper_wanted: {
    attachmentCame: 'in_review',
    rejected: 'rejected',
    cancelled: 'cancelled',
    lapsed: 'expired',
  },
  waiting: { carriedOut: 'done', rejected: 'rejected', cancelled: 'cancelled' },
  rejected: { sentAgain: 'in_review' },
  done: {},
  cancelled: {},
  expired: {},
}

/** The state that an event leads to, or undefined where the event changes nothing. */
export function nextRequestState(
  state: ServiceRequestState,
  event: RequestEvent,
): ServiceRequestState | undefined {
  return edges[state][event]
}

/** States in which a request stands in the way of another one of its kind. */
export const goingOn = ['in_review', 'paper_wanted', 'waiting'] as const satisfies ServiceRequestState[]

export const canCancel = (state: ServiceRequestState): boolean =>
  nextRequestState(state, 'cancelled') !== undefined
