import type { LoadFailureCode } from '@portal/kernel'

export interface FailureText {
  title: string
  text: string
  /** Whether the same page may open when it is tried again. */
  canRetry: boolean
}

const missing: FailureText = {
  title: 'This part of the portal did not open',
  text: 'Your money and your orders are safe; only this page is missing. It is usually back within minutes.',
  canRetry: true,
}
const slow: FailureText = {
  title: 'This part of the portal is slow to open',
  text: 'Your money and your orders are safe; this page is taking longer than it should. Try again, or check your connection.',
  canRetry: true,
}
const crashed: FailureText = {
  title: 'This page stopped working',
  text: 'Your money and your orders are safe; only this page is affected. Try again, or go on elsewhere.',
  canRetry: true,
}

const distrusted: FailureText = {
  title: 'The portal stopped to keep you safe',
  text: 'Your money and your orders are safe. What this page was given could not be proven to be ours, so it was not opened.',
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
