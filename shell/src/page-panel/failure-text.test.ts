import { failureText } from './failure-text'

const codes = ['LOAD-001', 'LOAD-006', 'LOAD-008', 'LOAD-009', 'LOAD-011'] as const

test.each(codes)('%s has a title of at most six words, and at most three short sentences', (code) => {
  const { title, text } = failureText(code)
  expect(title.split(' ').length).toBeLessThanOrEqual(6)
  const sentences = text.split(/(?<=\.) /)
  expect(sentences.length).toBeLessThanOrEqual(3)
  for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThanOrEqual(18)
})
