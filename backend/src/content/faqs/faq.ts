import type { Faq } from '@portal/contracts/support/content'
import type { Figures } from '@portal/contracts/support/figures'
import type { limits } from '@portal/contracts/validation'
import type { RouteReference } from '@portal/contracts/wire/routes'

/** What answers name: figures that are reckoned with elsewhere. */
export interface FaqFacts {
  figures: Figures
  entries: typeof limits.entries
  otp: { minutes: number }
  taxResidencyDays: number
  /** Of a monthly plan, that end it. */
  failuresInARow: number
}

interface More {
  /** Words by which investors ask for it, in English, Hinglish and Hindi, whatever language the page is in. */
  typed: string
  /** The page on which it is done, with its query. */
  action?: { label: string; page: RouteReference<string>; query?: string }
  popular?: boolean
}

/** A question with its answer. */
export function faq(question: string, answer: string, { typed, action, popular = false }: More): Faq {
  const to = action && `${action.page.path}${action.query ? `?${action.query}` : ''}`
  return {
    question,
    answer,
    words: typed,
    popular,
    action: action && to ? { label: action.label, to } : null,
  }
}
