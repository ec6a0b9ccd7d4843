// @needs-page
import { focusPage } from './focus-page'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
let main: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<button>Menu</button><main><h1>Loading</h1></main>'
  main = document.querySelector('main')!
})

test('a title that replaces another one keeps the focus', async () => {
  const end = focusPage(main)
  expect(main.querySelector('h1')).toHaveFocus()
  main.innerHTML = '<section><h1>Neem Flexi Cap Fund</h1></section>'
  await settle()
  expect(main.querySelector('h1')).toHaveFocus()
  end()
})

test('a title that comes late gets the focus from the content', async () => {
  main.innerHTML = '<p>Loading</p>'
  const end = focusPage(main)
  expect(main).toHaveFocus()
  main.innerHTML = '<h1>Invest</h1>'
  await settle()
  expect(main.querySelector('h1')).toHaveFocus()
  end()
})

test('whoever has begun to use the page is left alone', async () => {
  focusPage(main)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  main.innerHTML = '<h1>Invest</h1>'
  await settle()
  expect(document.body).toHaveFocus()
})
