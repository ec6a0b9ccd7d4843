// @needs-page
import { followTheme } from './embedded-theme'

const system = Object.assign(new EventTarget(), { matches: true })
const [element, root] = [document.createElement('neem-portal'), document.createElement('div')]
const theme = () => root.dataset.theme

beforeAll(() => void (window.matchMedia = jest.fn().mockReturnValue(system)))

test('a part is light unless its element asks for dark, or for the theme of the device', async () => {
  const end = followTheme(element, root)
  expect(theme()).toBe('light')
  element.setAttribute('theme', 'dark')
  await Promise.resolve()
  expect(theme()).toBe('dark')
  element.setAttribute('theme', 'system')
  system.matches = false
  system.dispatchEvent(new Event('change'))
  expect(theme()).toBe('light')
  system.matches = true
  system.dispatchEvent(new Event('change'))
  expect(theme()).toBe('dark')
  end()
  element.setAttribute('theme', 'light')
  await Promise.resolve()
  expect(theme()).toBe('dark')
})
