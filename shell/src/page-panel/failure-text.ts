import { type LoadFailureCode, type Text, textOf } from '@portal/kernel'
import { msg } from '@portal/kernel/words'

export interface FailureText {
  title: string
  text: string
  /** Whether the same page may open when it is tried again. */
  canRetry: boolean
}

type Said = Pick<FailureText, 'canRetry'> & Record<'title' | 'text', Text>

const missing: Said = {
  title: msg`This page did not open`,
  text: msg`Your money and your orders are safe. Try again in a few minutes.`,
  canRetry: true,
}
const slow: Said = {
  title: msg`This page is slow to open`,
  text: msg`Your money and your orders are safe. Check your connection, then try again.`,
  canRetry: true,
}
const crashed: Said = {
  title: msg`This page stopped working`,
  text: msg`Your money and your orders are safe. Try again, or go to another page.`,
  canRetry: true,
}

const distrusted: Said = {
  title: msg`We stopped to keep you safe`,
  text: msg`Your money and your orders are safe. We could not confirm that this page is ours, so we did not open it.`,
  canRetry: true,
}

const special: Partial<Record<LoadFailureCode, Said>> = {
  'LOAD-006': slow,
  'LOAD-009': crashed,
  'LOAD-011': distrusted,
}

/** What an investor is told when a page did not open; the code itself is for the helpline. */
export function failureText(code: LoadFailureCode): FailureText {
  const { title, text, ...rest } = special[code] ?? missing
  return { title: textOf(title), text: textOf(text), ...rest }
}
