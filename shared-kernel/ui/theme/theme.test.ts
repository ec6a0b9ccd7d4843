// @needs-page
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderHook, act } from '@testing-library/react'
import { chooseTheme, useThemeChoice } from './public'

const script = readFileSync(join(__dirname, 'before-first-paint.js'), 'utf8')
const theme = () => document.documentElement.dataset.theme
const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

const system = Object.assign(new EventTarget(), { matches: false })
const systemTurns = (dark: boolean) => {
  system.matches = dark
  system.dispatchEvent(new Event('change'))
}
/** What the page's head does before the first paint. */
const openPage = () => new Function(script)()

beforeEach(() => {
  history.replaceState(null, '', '/investors/home')
  window.matchMedia = jest.fn().mockReturnValue(system)
  document.head.innerHTML = '<meta name="color-scheme" content="light dark"><meta name="theme-color">'
  chooseTheme('system')
  system.matches = false
})

test.each([
  [false, 'light'],
  [true, 'dark'],
])('without a choice a page follows the system, also when it turns (dark: %s)', (dark, expected) => {
  system.matches = dark
  openPage()
  expect(theme()).toBe(expected)
  expect(meta('color-scheme')).toBe(expected)
  systemTurns(!dark)
  expect(theme()).toBe(dark ? 'light' : 'dark')
})

test.each(['light', 'dark'] as const)(
  '%s is chosen at once, and still when the page is opened anew',
  (choice) => {
    system.matches = choice === 'light'
    openPage()
    act(() => chooseTheme(choice))
    expect(theme()).toBe(choice)
    document.documentElement.removeAttribute('data-theme')
    openPage()
    expect(theme()).toBe(choice)
    expect(meta('theme-color')).toMatch(choice === 'dark' ? '#0b3a68' : '#033361')
  },
)

test('System takes the choice back', () => {
  system.matches = true
  openPage()
  const { result } = renderHook(useThemeChoice)
  act(() => chooseTheme('light'))
  expect([result.current, theme()]).toEqual(['light', 'light'])
  act(() => chooseTheme('system'))
  expect([result.current, theme()]).toEqual(['system', 'dark'])
})
