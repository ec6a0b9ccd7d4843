import { bringLanguages, inLanguage } from '../platform/language'
import type { Catalogue } from './catalogue'
import { listsOf } from './scheme-view'

beforeAll(bringLanguages)

test('a list that is kept for all is kept for each language', () => {
  const catalogue = { plans: [], navDate: '2026-08-24' } as unknown as Catalogue
  const named = () => listsOf(catalogue).all.categories[0]?.categoryDisplayName
  expect(inLanguage('hi', named)).toBe('इक्विटी फंड')
  expect(inLanguage('en', named)).toBe('Equity Fund')
  expect(inLanguage('hi', named)).toBe('इक्विटी फंड')
  expect(listsOf(catalogue)).toBe(listsOf(catalogue))
})
