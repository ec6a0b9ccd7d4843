import { render, screen } from '@testing-library/react'
import DOMPurify from 'dompurify'
import fc from 'fast-check'
import { sharedData } from '@portal/testing/shared-data'
import { FormattedText } from './formatted-text'
import { RichText } from './rich-text'

const shown = (html: string) => render(<RichText html={html} />).container

/** What would run or load if it were there. */
function dangers(container: HTMLElement): string[] {
  return [...container.querySelectorAll('*')].flatMap((element) => {
    const allowed = ['P', 'B', 'STRONG', 'I', 'EM', 'U', 'UL', 'OL', 'LI', 'A', 'BR']
    const badTag = allowed.includes(element.tagName) ? [] : [element.tagName]
    const attributes = element.getAttributeNames().filter((name) => name !== 'href')
    const href = element.getAttribute('href')
    return [
      ...badTag,
      ...attributes,
      ...(href && !/^(https:|mailto:|tel:|\/(?![/\\]))/i.test(href) ? [href] : []),
    ]
  })
}

test('keeps the simple formatting of a message and its safe links [S2.122]', () => {
  const container = shown(
    '<p>Your <b>KYC</b> is on hold.<br>Call <a href="tel:18002097446" class="x">us</a> &amp; wait</p>',
  )
  expect(container.innerHTML).toBe(
    '<p>Your <b>KYC</b> is on hold.<br>Call <a href="tel:18002097446">us</a> &amp; wait</p>',
  )
})

test('drops scripts with their text, other elements without it, and every attribute', () => {
  expect(
    shown('<div onclick="x()">Hello <script>steal()</script><img src=x onerror=y>there</div>').innerHTML,
  ).toBe('Hello there')
  expect(shown('<a href="javascript:alert(1)">go</a><a href="//evil.example">or</a>').innerHTML).toBe('goor')
  expect(shown('<a href="java&#115;cript:alert(1)">go</a>').innerHTML).toBe('go')
})

test('a message is cleaned by DOMPurify, which is not asked for one without markup [S2.122]', async () => {
  const sanitize = jest.spyOn(DOMPurify, 'sanitize')
  const { container } = render(<FormattedText html="Your KYC is on hold." />)
  expect(container).toHaveTextContent('Your KYC is on hold.')
  expect(sanitize).not.toHaveBeenCalled()
  render(<FormattedText html="Your <b>nominee</b> is missing.<img src=x onerror=y>" />)
  expect((await screen.findByText('nominee')).localName).toBe('b')
  expect(sanitize).toHaveBeenCalledWith(expect.stringContaining('onerror'), expect.anything())
  expect(document.querySelector('img')).toBeNull()
})

test('a text that is no markup stays what it is', () => {
  expect(shown('5 < 6 and 7 > 2 & so on').textContent).toBe('5 < 6 and 7 > 2 & so on')
})

test('no text at all brings an element or attribute that can do anything', () => {
  const markup = fc.array(
    fc.constantFrom(
      '<a href="',
      '">',
      '<b>',
      '</b>',
      "<img src='x' ",
      'onerror=alert(1)',
      '<script>',
      '</script>',
      'javascript:',
      '&#106;',
      '<',
      '/',
      ' text ',
    ),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        markup.map((parts) => parts.join('')),
        fc.string(),
      ),
      (html) => dangers(shown(html)).length === 0,
    ),
  )
})

test('the published attack payloads do nothing', () => {
  const payloads = sharedData('dompurify/expect.json') as { payload: string }[]
  expect(payloads.length).toBeGreaterThan(50)
  for (const { payload } of payloads) expect(dangers(shown(payload))).toEqual([])
})
