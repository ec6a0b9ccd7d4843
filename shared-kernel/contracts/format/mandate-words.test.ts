import { mandateAnswerText, mandateWorksText } from './public'

test('a mandate works once the bank has registered it: the next business day, or after it compared a signature', () => {
  expect(mandateWorksText(false)).toBe('It works once your bank has registered it, on the next business day.')
  expect(mandateWorksText(true)).toBe('It works once your bank has registered it, within 15 business days.')
  expect(mandateAnswerText('2026-08-28')).toBe(
    'We expect the bank’s answer by 28 Aug 2026. It works once your bank has registered it.',
  )
})
