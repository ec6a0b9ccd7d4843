import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { groupIndian } from '@portal/contracts/format'
import { AmountField, limitsText, type AmountFieldProps } from './amount-field'
import { digitsBefore, placeAfterDigits } from './caret'

const user = userEvent.setup()
const input = () => screen.getByRole<HTMLInputElement>('textbox')

function Example({ onChange, ...props }: Partial<AmountFieldProps>) {
  const [value, setValue] = useState<number | null>(props.value ?? null)
  const change = (paise: number | null) => {
    setValue(paise)
    onChange?.(paise)
  }
  return <AmountField label="Amount" {...props} value={value} onChange={change} />
}

test('groups the Indian way while typing and hands over paise [S9.059]', async () => {
  const onChange = jest.fn()
  render(<Example onChange={onChange} />)
  await user.type(input(), '125000')
  expect(input()).toHaveValue('1,25,000')
  expect(onChange).toHaveBeenLastCalledWith(12_500_000)
})

test('drops what is no digit, and an emptied field is null, not 0 [S5.012]', async () => {
  const onChange = jest.fn()
  render(<Example onChange={onChange} />)
  await user.type(input(), '-1e5x')
  expect(input()).toHaveValue('15')
  await user.clear(input())
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test.each<[typed: string, shown: string, paise: number]>([
  ['25,000.00', '25,000.00', 25_000_00],
  ['25000.50', '25,000.50', 25_000_50],
  [' ₹25,000.5 ', '25,000.5', 25_000_50],
  ['Rs. 25,000', '25,000', 25_000_00],
  ['२५,०००.५०', '25,000.50', 25_000_50],
  ['1.25.000', '1,25,000', 1_25_000_00],
])(
  '%s, typed or pasted, is shown as %s: what follows the point is neither lost nor made rupees [S5.012]',
  async (text, shown, paise) => {
    const onChange = jest.fn()
    const { unmount } = render(<Example onChange={onChange} />)
    await user.click(input())
    await user.paste(text)
    expect(input()).toHaveValue(shown)
    expect(onChange).toHaveBeenLastCalledWith(paise)
    unmount()
    if (text.split('.').length > 2) return
    render(<Example onChange={onChange} />)
    await user.type(input(), text)
    expect(input()).toHaveValue(shown)
    expect(onChange).toHaveBeenLastCalledWith(paise)
  },
)

test.each(['25000.505', '1.2.3', '25000.50.', '99999999999999999999'])(
  'a pasted %s is no amount to the paisa, and leaves the field as it was',
  async (pasted) => {
    render(<Example value={500_000} />)
    await user.clear(input())
    await user.click(input())
    await user.paste(pasted)
    expect(input()).toHaveValue('')
  },
)

test.each(['2500,50', '2,5', '2,500,50'])(
  '%s, typed or pasted, buys nothing: its comma may be meant as a point, and the field says how to write paise',
  async (text) => {
    const onChange = jest.fn()
    const { unmount } = render(<Example onChange={onChange} />)
    await user.click(input())
    await user.paste(text)
    expect(input()).toHaveValue(text)
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(input()).toHaveAccessibleDescription('Write paise after a point, as in 2,500.50.')
    unmount()
    render(<Example onChange={onChange} />)
    await user.type(input(), text)
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(screen.getByText('Write paise after a point, as in 2,500.50.')).toBeVisible()
  },
)

test('a comma that is pasted in the place of a grouped amount is not dropped', async () => {
  const onChange = jest.fn()
  render(<Example value={2_500_00} onChange={onChange} />)
  await user.tripleClick(input())
  await user.paste('2500,50')
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('commas that somebody types between the groups are groups, and a stray one can be taken back', async () => {
  const onChange = jest.fn()
  render(<Example onChange={onChange} />)
  await user.type(input(), '1,25,000')
  expect(input()).toHaveValue('1,25,000')
  expect(onChange).toHaveBeenLastCalledWith(1_25_000_00)
  await user.clear(input())
  await user.type(input(), '2,5{Backspace}{Backspace}.5')
  expect(input()).toHaveValue('2.5')
  expect(onChange).toHaveBeenLastCalledWith(2_50)
})

test('digits pasted behind a grouped amount regroup it', async () => {
  const onChange = jest.fn()
  render(<Example value={1_25_000_00} onChange={onChange} />)
  await user.click(input())
  await user.paste('5')
  expect(input()).toHaveValue('12,50,005')
  expect(onChange).toHaveBeenLastCalledWith(12_50_005_00)
})

test('the error beside a stray comma says what is wrong with it', () => {
  const { rerender } = render(<Example />)
  fireEvent.change(input(), { target: { value: '2500,50' } })
  rerender(<Example error="Enter an amount" />)
  expect(input()).toHaveAccessibleDescription(/^\s*Write paise after a point, as in 2,500.50.\s*$/)
})

test('a chip takes the place of what was typed after the point', async () => {
  render(<Example chips={[500_000]} />)
  await user.type(input(), '5000.00')
  await user.clear(input())
  await user.type(input(), '77.25')
  await user.click(screen.getByRole('button', { name: '₹5,000' }))
  expect(input()).toHaveValue('5,000')
})

test('keeps the caret between the same digits when a comma comes', async () => {
  render(<Example value={2_500_000} />)
  await user.click(input())
  input().setSelectionRange(1, 1)
  await user.keyboard('9')
  expect(input()).toHaveValue('2,95,000')
  expect(input().selectionStart).toBe(3)
  await user.keyboard('{Backspace}')
  expect(input()).toHaveValue('25,000')
  expect(input().selectionStart).toBe(1)
})

test('a caret put back by digits stands after as many digits as before', () => {
  const digits = fc.stringMatching(/^[1-9]\d{0,14}$/)
  fc.assert(
    fc.property(digits, fc.nat(15), (text, place) => {
      const grouped = groupIndian(text)
      const wanted = Math.min(place, text.length)
      expect(digitsBefore(grouped, placeAfterDigits(grouped, wanted))).toBe(wanted)
    }),
  )
})

test('reads the amount back in words, up to ten digits [S5.075]', async () => {
  render(<Example per="a month" />)
  await user.type(input(), '125000')
  expect(screen.getByText('One lakh twenty-five thousand rupees a month')).toBeInTheDocument()
  await user.type(input(), '00000')
  expect(screen.queryByText(/rupees/)).toBeNull()
})

test('a chip sets the amount and stays pressed while it is the amount', async () => {
  render(<Example chips={[500_000, 1_000_000]} />)
  await user.click(screen.getByRole('button', { name: '₹5,000' }))
  expect(input()).toHaveValue('5,000')
  expect(screen.getByRole('button', { name: '₹5,000' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: '₹10,000' })).toHaveAttribute('aria-pressed', 'false')
})

test('says its limits, and an error is tied to the input', () => {
  expect(limitsText({ min: 100_000, step: 100 })).toBe('From ₹1,000, in steps of ₹1.')
  expect(limitsText({ max: 100_000 })).toBe('Up to ₹1,000.')
  expect(limitsText({})).toBe('')
  render(<Example error="Enter ₹1,000 or more." min={100_000} />)
  expect(input()).toBeInvalid()
  expect(input()).toHaveAccessibleDescription(/Enter ₹1,000 or more\./)
})
