import { codes } from './codes'
import { message } from './public'
import { themes } from './themes'

const messageCodes = Object.keys({ ...codes, ...themes }) as (keyof typeof codes | keyof typeof themes)[]

const text = (code: (typeof messageCodes)[number]) =>
  (message as (code: string, values: Record<string, string>) => string)(code, {})

test.each(messageCodes)('%s is short, exact and asks without a please', (code) => {
  expect(text(code)).not.toMatch(
    /\bplease\b|at the moment|at present|meanwhile|in a while|a while|try again later/i,
  )
  const sentences = text(code).split(/(?<=[.]) (?=[A-Z])/)
  for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThanOrEqual(20)
})
