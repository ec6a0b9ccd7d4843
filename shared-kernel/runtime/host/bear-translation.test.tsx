import { act, render } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { Money } from '@portal/ui'
import { bearTranslation } from './bear-translation'

beforeAll(() => bearTranslation(document))

type Way = (text: Text, font: HTMLElement) => void

/** How translations put an element in the place of a text. */
const ways: [string, Way][] = [
  [
    'beside the text, which then goes',
    (text, font) => {
      text.parentNode?.insertBefore(font, text)
      text.parentNode?.removeChild(text)
    },
  ],
  ['in one step', (text, font) => text.replaceWith(font)],
  [
    'around the text',
    (text, font) => {
      text.replaceWith(font)
      font.firstChild?.replaceChild(text, font.firstChild.firstChild!)
    },
  ],
]

function translate(root: Element, swap: Way): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.parentElement?.closest('[translate="no"], font')) continue
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild!.append(`हिन्दी: ${text.data}`)
    swap(text, font)
  }
}

class Failed extends Component<{ children: ReactNode }> {
  override state = { error: undefined as unknown }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render = () => (this.state.error ? `crashed: ${String(this.state.error)}` : this.props.children)
}

interface Props {
  amount: number
  hint?: string
  isPaid?: boolean
  rows?: string[]
}

const Order = ({ amount, hint, isPaid, rows = ['one'] }: Props) => (
  <Failed>
    <p>
      You pay {amount} rupees {hint} until <b>today</b>
      {isPaid ? 'and it is paid' : <i>now</i>} for
      {isPaid && <b>units</b>} sure
    </p>
    <h2>{isPaid ? 'Done' : 'Pay'}</h2>
    <ul>
      {rows.map((row) => (
        <li key={row}>
          {row} <Money paise={amount * 100} />
        </li>
      ))}
    </ul>
  </Failed>
)

/** What is read, without the marks of the translation. */
const read = (root: Element) => root.textContent?.replaceAll('हिन्दी: ', '')

test.each(ways)('a translated page goes on, and shows what is so now: %s', async (_way, swap) => {
  const first = { amount: 5000, hint: 'or more' }
  const steps: Props[] = [
    { amount: 7500, hint: 'or more', rows: ['two', 'one'] },
    { amount: 7500, isPaid: true, rows: ['one'] },
    { amount: 100, hint: 'at most', rows: ['three', 'one', 'two'] },
  ]
  const plain = render(<Order {...first} />)
  const translated = render(<Order {...first} />)
  for (const props of steps) {
    translate(translated.container, swap)
    expect(translated.container.querySelectorAll('font').length).toBeGreaterThan(5)
    await act(async () => translated.rerender(<Order {...props} />))
    await act(async () => plain.rerender(<Order {...props} />))
    expect(read(translated.container)).toBe(plain.container.textContent)
    expect(read(translated.container)).toContain(String(props.amount))
  }
  translate(translated.container, swap)
  translated.unmount()
  expect(document.querySelectorAll('font')).toHaveLength(0)
})

test('an amount is left to no translation', () => {
  const { container } = render(<Money paise={25_000_00} />)
  translate(container, ways[0]![1])
  expect(container.textContent).toBe('₹25,000.00')
})
