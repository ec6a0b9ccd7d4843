import type { Faq } from '@portal/contracts/support/content'
import type { RouteReference } from '@portal/contracts/wire/routes'

interface More {
  /** The page on which it is done, with its query. */
  action?: { label: string; page: RouteReference<string>; query?: string }
  popular?: boolean
}

/** A question with its answer, and the words by which investors ask for it, Hinglish among them. */
export function faq(
  question: string,
  answer: string,
  words: string,
  { action, popular = false }: More = {},
): Faq {
  const to = action && `${action.page.path}${action.query ? `?${action.query}` : ''}`
  return { question, answer, words, popular, action: action && to ? { label: action.label, to } : null }
}
