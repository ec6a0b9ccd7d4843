import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { setScreenWidth } from '@portal/testing/screen-width'
import { Select, type SelectProps } from './select'

const options = ['Daily', 'Fortnightly', 'Monthly', 'Quarterly', 'Half yearly', 'March end', 'Half way'].map(
  (label) => ({ value: label, label }),
)

function Example({ onChange, ...props }: Partial<SelectProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null)
  const change = (next: string) => {
    setValue(next)
    onChange?.(next)
  }
  return <Select label="How often" options={options} {...props} value={value} onChange={change} />
}

const user = userEvent.setup()
const active = () => {
  const list = screen.getByRole('listbox')
  const holder = list.hasAttribute('aria-activedescendant') ? list : screen.getByPlaceholderText('Search')
  return document.getElementById(holder.getAttribute('aria-activedescendant') ?? '')?.textContent
}
let now = 1_000_000

beforeEach(() => {
  setScreenWidth(1280)
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

test('a letter on the closed field opens the list at its first option, and the same letter goes on', async () => {
  render(<Example />)
  await user.tab()
  await user.keyboard('h')
  expect(active()).toBe('Half yearly')
  await user.keyboard('h')
  expect(active()).toBe('Half way')
  await user.keyboard('h')
  expect(active()).toBe('Half yearly')
})

test('letters in quick succession are one word, spaces too; after a pause another one begins', async () => {
  const onChange = jest.fn()
  render(<Example onChange={onChange} />)
  await user.tab()
  await user.keyboard('ma')
  expect(active()).toBe('March end')
  now += 1000
  await user.keyboard('half w')
  expect(active()).toBe('Half way')
  now += 1000
  await user.keyboard(' ')
  expect(onChange).toHaveBeenCalledWith('Half way')
})

test('a letter that no option begins with moves nothing', async () => {
  render(<Example value="Monthly" />)
  await user.tab()
  await user.keyboard('x')
  expect(active()).toBe('Monthly')
})

test('Home and End go to the first and the last option, on the open list and on the closed field', async () => {
  render(<Example value="Monthly" />)
  await user.tab()
  await user.keyboard('{End}')
  expect(active()).toBe('Half way')
  await user.keyboard('{Home}')
  expect(active()).toBe('Daily')
  await user.keyboard('{Escape}{Home}')
  expect(active()).toBe('Daily')
})

test('a list with a search box opens with the letter in it; there Home and End belong to what is typed', async () => {
  render(<Example searchable />)
  await user.tab()
  await user.keyboard('h')
  expect(screen.getByPlaceholderText('Search')).toHaveValue('h')
  expect(screen.getAllByRole('option')).toHaveLength(5)
  await user.keyboard('{ArrowDown}')
  const there = active()
  await user.keyboard('{Home}')
  expect(active()).toBe(there)
})
