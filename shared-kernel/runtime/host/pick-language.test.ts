// @needs-page
import { followProfile, pickLanguage, suggestedLanguage } from './pick-language'
import { serverData } from '../api/public'
import { words } from '@portal/contracts/words'

const asks = (...wanted: string[]) =>
  Object.defineProperty(navigator, 'languages', { value: wanted, configurable: true })

// In this order: what nobody has picked yet can be suggested only until somebody does.
test('the first language of the browser that the portal speaks is suggested, unless the page speaks it', () => {
  asks('mr-IN', 'hi-IN', 'en-IN')
  expect(suggestedLanguage()).toBe('hi')
  asks('en-GB', 'hi-IN')
  expect(suggestedLanguage()).toBeUndefined()
  asks('mr-IN', 'toString')
  expect(suggestedLanguage()).toBeUndefined()
})

test('a profile’s language is followed where the browser has kept none, and what is picked stands above it', async () => {
  const askAnew = jest.spyOn(serverData, 'askAnew')
  await followProfile(undefined)
  expect([words.language, askAnew.mock.calls.length]).toEqual(['en', 0])
  await followProfile('hi')
  // The server answers in another language now.
  expect([words.language, askAnew.mock.calls.length]).toEqual(['hi', 1])
  await pickLanguage('en')
  expect([words.language, /language=(\w+)/.exec(document.cookie)?.[1]]).toEqual(['en', 'en'])
  expect(askAnew).toHaveBeenCalledTimes(2)
  await followProfile('hi')
  expect(words.language).toBe('en')
  asks('hi-IN')
  expect(suggestedLanguage()).toBeUndefined()
})
