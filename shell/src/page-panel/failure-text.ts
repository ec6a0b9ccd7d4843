import type { LoadFailureCode } from '@portal/kernel'

export interface FailureText {
  title: string
  text: string
  /** Whether the same page may open when it is tried again. */
  canRetry: boolean
}

const missing: FailureText = {
  title: 'This page did not open',
  text: 'Your money and your orders are safe. Try again in a few minutes.',
  canRetry: true,
}
const slow: FailureText = {
  title: 'This page is slow to open',
  text: 'Your money and your orders are safe. Check your connection, then try again.',
  canRetry: true,
}
const crashed: FailureText = {
  title: 'This page stopped working',
  text: 'Your money and your orders are safe. Try again, or go to another page.',
  canRetry: true,
}

const distrusted: FailureText = {
  title: 'We stopped to keep you safe',
  text: 'Your money and your orders are safe. We could not confirm that this page is ours, so we did not open it.',
  canRetry: true,
}

const special: Partial<Record<LoadFailureCode, FailureText>> = {
  'LOAD-006': slow,
  'LOAD-009': crashed,
  'LOAD-011': distrusted,
}

/** What an investor is told when a page did not open; the code itself is for the helpline. */
export function failureText(code: LoadFailureCode): FailureText {
  return special[code] ?? missing
}
