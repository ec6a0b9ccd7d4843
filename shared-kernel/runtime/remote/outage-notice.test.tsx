import { act, render, screen } from '@testing-library/react'
import { chooseLanguage } from '../words/public'
import { OutageNotice } from './public'

afterEach(() => act(() => chooseLanguage('en')))

const outage = {
  since: '2026-11-29T03:30:00.000Z',
  en: 'Payments by UPI fail.',
  hi: 'UPI से भुगतान नहीं हो रहा है।',
}

/** As a screen reader takes it: the nearest element that names one. */
const languageOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang')

test('an outage is told of in the language that is on, under a title in the same one', async () => {
  render(<OutageNotice outage={outage} />)
  expect(await screen.findByText(outage.en)).toBeVisible()
  expect(languageOf(outage.en)).toBe('en')
  await act(() => chooseLanguage('hi'))
  expect(screen.getByText(outage.hi)).toBeVisible()
  expect(languageOf(outage.hi)).toBe('hi')
})

test('where the house said it in English alone, a page in Hindi says which language that is, and not of its title', async () => {
  await act(() => chooseLanguage('hi'))
  const { hi: _, ...english } = outage
  render(<OutageNotice outage={english} />)
  expect(await screen.findByText(outage.en)).toBeVisible()
  expect(languageOf(outage.en)).toBe('en')
  expect(languageOf('अभी सब कुछ काम नहीं कर रहा है')).toBe('hi')
})

test('without an outage nothing stands there', () => {
  const { container } = render(<OutageNotice outage={undefined} />)
  expect(container).toBeEmptyDOMElement()
})
