import type { ReactNode } from 'react'

/**
 * What is read as it is written, in whatever language the page is: a person's or a fund's name, a number, a code. A
 * browser that translates the page leaves it alone (visual design: type and numbers).
 */
export function Verbatim({ children }: { children: ReactNode }) {
  return <span translate="no">{children}</span>
}

const dateWords = /\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|am|pm)\b/g

/**
 * The `translate` of an element that shows this: `no` for a figure without words, such as units, a NAV, a date, a masked
 * PAN or the number of an order; what has words is translated.
 */
export function translateOf(content: ReactNode): 'no' | undefined {
  if (typeof content === 'number') return 'no'
  if (typeof content !== 'string' || !/\d|••/.test(content)) return undefined
  return /[a-z]{2}/i.test(content.replace(dateWords, '').replace(/\b[A-Z\d][A-Z\d-]*\d[A-Z\d-]*\b/g, ''))
    ? undefined
    : 'no'
}
