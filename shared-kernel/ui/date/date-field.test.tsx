import { createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { setScreenWidth } from '@portal/testing/screen-width'
import { tooYoung } from '@portal/contracts/validation'
import { BirthDateField, DateField, DateRangeFields, type DateFieldProps } from './public'

const user = userEvent.setup()

function Example({ onChange, value: first = '', ...props }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    setValue(next)
    onChange?.(next)
  }
  return <DateField label="Start date" {...props} value={value} onChange={change} />
}

function Birth({ onChange }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState('')
  const change = (next: string) => {
    setValue(next)
    onChange?.(next)
  }
  return <BirthDateField label="Date of birth" value={value} onChange={change} />
}

const field = (name = 'Start date') => screen.getByRole('textbox', { name })
const opener = (name = 'Choose start date') => screen.getByRole('button', { name })
const day = (name: RegExp) => screen.getByRole('button', { name })
const years = () =>
  within(screen.getByRole('combobox', { name: 'Year' }))
    .getAllByRole('option')
    .map((option) => option.textContent)

/** Dates only: timers keep running. */
const freeze = (moment: string) =>
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'setInterval',
      'queueMicrotask',
      'requestAnimationFrame',
      'nextTick',
      'setImmediate',
    ],
    now: new Date(moment),
  })

beforeEach(() => {
  setScreenWidth(1280)
  freeze('2026-08-25T07:48:00Z')
})
afterEach(() => jest.useRealTimers())

test('takes a typed day and shows it as DD MMM YYYY once it is left [S2.136]', async () => {
  const onChange = jest.fn()
  render(<Example onChange={onChange} />)
  await user.type(field(), '1/9/2026')
  expect(onChange).toHaveBeenLastCalledWith('2026-09-01')
  expect(field()).toHaveValue('1/9/2026')
  await user.tab()
  expect(field()).toHaveValue('01 Sep 2026')
})

test('keeps what is no day, so that the form can say so', async () => {
  const onChange = jest.fn()
  render(<Example onChange={onChange} />)
  await user.type(field(), '31 Feb 2026')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith('31 Feb 2026')
  expect(field()).toHaveValue('31 Feb 2026')
})

test('a day picked in the calendar fills the field, and the focus comes back to the button', async () => {
  const onChange = jest.fn()
  render(<Example value="2026-08-28" onChange={onChange} />)
  await user.click(opener())
  expect(await screen.findByRole('dialog', { name: 'Choose start date' })).toBeInTheDocument()
  expect(day(/Friday, 28 Aug 2026, chosen/)).toHaveFocus()
  await user.keyboard('{ArrowLeft}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('2026-08-27')
  expect(field()).toHaveValue('27 Aug 2026')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opener()).toHaveFocus()
})

test('Escape closes the calendar alone, and the choice stays', async () => {
  const escaped = jest.fn()
  render(
    <div onKeyDown={escaped}>
      <Example value="2026-08-28" />
    </div>,
  )
  await user.click(opener())
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(escaped).not.toHaveBeenCalled()
  expect(opener()).toHaveFocus()
  expect(field()).toHaveValue('28 Aug 2026')
})

test('days out of range and closed days cannot be chosen; a closed day says why', async () => {
  const reasonOf = (date: string) => (date === '2026-08-26' ? 'Market holiday' : undefined)
  render(<Example value="2026-08-20" min="2026-08-10" max="2026-08-27" reasonOf={reasonOf} />)
  await user.click(opener())
  await screen.findByRole('dialog')
  expect(day(/Wednesday, 26 Aug 2026, Market holiday/)).toBeDisabled()
  expect(day(/09 Aug 2026/)).toBeDisabled()
  expect(day(/28 Aug 2026/)).toBeDisabled()
  expect(day(/10 Aug 2026/)).toBeEnabled()
  expect(day(/27 Aug 2026/)).toBeEnabled()
  expect(day(/^Today, Tuesday, 25 Aug 2026$/)).toBeInTheDocument()
})

test('at 768 px and less the calendar is a sheet from below', async () => {
  setScreenWidth(768)
  render(<Example value="2026-08-28" />)
  await user.click(opener())
  const sheet = await screen.findByRole('dialog', { name: 'Choose start date' })
  expect(sheet).toHaveClass('sheet')
  fireEvent(sheet, createEvent('cancel', sheet, { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opener()).toHaveFocus()
})

describe('a date of birth', () => {
  const open = async () => {
    await user.click(opener('Choose date of birth'))
    return screen.findByRole('dialog')
  }

  test('the calendar opens on June 1980 and holds the last 100 years [S5.021] [S5.022]', async () => {
    render(<Birth />)
    await open()
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('1980')
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('Jun')
    expect(years()).toEqual(Array.from({ length: 101 }, (_, index) => String(1926 + index)))
  })

  test('under 18 gives E26 and empties the field; 18 today is taken [S5.020]', async () => {
    const onChange = jest.fn()
    render(<Birth onChange={onChange} />)
    await user.type(field('Date of birth'), '26 Aug 2008')
    expect(onChange).toHaveBeenLastCalledWith('')
    expect(field('Date of birth')).toHaveValue('')
    expect(field('Date of birth')).toHaveAccessibleDescription(tooYoung())
    await user.type(field('Date of birth'), '25 Aug 2008')
    expect(onChange).toHaveBeenLastCalledWith('2008-08-25')
    expect(field('Date of birth')).toBeValid()
  })
})

test('a period has two days, and none of them after today can be picked [S5.059]', async () => {
  const onChange = jest.fn()
  render(<DateRangeFields value={{ from: '2026-04-01', to: '' }} onChange={onChange} />)
  expect(field('From')).toHaveValue('01 Apr 2026')
  await user.click(opener('Choose to'))
  await screen.findByRole('dialog')
  expect(screen.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('Apr')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'Aug')
  expect(day(/26 Aug 2026/)).toBeDisabled()
  await user.click(day(/Today, Tuesday, 25 Aug 2026/))
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-04-01', to: '2026-08-25' })
})
