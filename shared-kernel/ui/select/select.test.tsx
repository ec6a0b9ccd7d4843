import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { setScreenWidth } from '@portal/testing/screen-width'
import { Select, type SelectProps } from './select'
import { ALL_FOLIOS, CREATE_FOLIO } from './select-options'

const folios = [
  { value: '11114821', label: 'XXXX4821', detail: 'AXXX VXXXX' },
  { value: '11117306', label: 'XXXX7306', detail: 'RXXX MXXXX' },
]

function Example({ onChange, ...props }: Partial<SelectProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null)
  return (
    <Select
      label="Folio"
      options={folios}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}

const user = userEvent.setup()
const field = () => screen.getByRole('combobox', { name: /^Folio/ })
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })

beforeEach(() => setScreenWidth(1280))

describe('on wide screens', () => {
  test('reports an option at once when it is chosen and gives the focus back [S4.085]', async () => {
    const onChange = jest.fn()
    render(<Example onChange={onChange} />)
    await user.click(field())
    await user.click(screen.getByRole('option', { name: /XXXX7306/ }))
    expect(onChange).toHaveBeenCalledWith('11117306')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field()).toHaveFocus()
    expect(field()).toHaveTextContent('XXXX7306')
  })

  test('offers All Folios, then Create New Folio in folio mode, then the options [S2.142] [S2.143]', async () => {
    const onChange = jest.fn()
    render(<Example allFolios createFolio onChange={onChange} />)
    await user.click(field())
    expect(options()).toEqual(['All Folios', 'Create New Folio', 'XXXX4821AXXX VXXXX', 'XXXX7306RXXX MXXXX'])
    await user.click(screen.getByRole('option', { name: 'Create New Folio' }))
    expect(onChange).toHaveBeenLastCalledWith(CREATE_FOLIO)
    await user.click(field())
    await user.click(screen.getByRole('option', { name: 'All Folios' }))
    expect(onChange).toHaveBeenLastCalledWith(ALL_FOLIOS)
  })

  test('offers no new folio outside of folio mode [S2.143]', async () => {
    render(<Example allFolios />)
    await user.click(field())
    expect(screen.queryByText('Create New Folio')).toBeNull()
  })

  test('has a search box only where it is asked for, with the placeholder Search [S2.141]', async () => {
    const { unmount } = render(<Example />)
    await user.click(field())
    expect(screen.queryByPlaceholderText('Search')).toBeNull()
    unmount()
    render(<Example searchable />)
    await user.click(field())
    expect(screen.getByPlaceholderText('Search')).toHaveFocus()
  })

  test('finds in any case, in labels and in details [S5.045]', async () => {
    render(<Example searchable />)
    await user.click(field())
    await user.type(search(), 'rxxx')
    expect(options()).toEqual(['XXXX7306RXXX MXXXX'])
  })

  test('says No data found where nothing matches, and in an empty list [S2.144]', async () => {
    const { unmount } = render(<Example searchable />)
    await user.click(field())
    await user.type(search(), 'zebra')
    expect(options()).toEqual(['No data found'])
    unmount()
    render(<Example options={[]} />)
    await user.click(field())
    expect(options()).toEqual(['No data found'])
  })

  test('the search takes 64 characters at most [S5.042] [S9.049]', async () => {
    render(<Example searchable />)
    await user.click(field())
    await user.click(search())
    await user.paste('a'.repeat(80))
    expect(search().value).toHaveLength(64)
  })

  test('the search takes letters, digits, space and backspace [S5.043]', async () => {
    render(<Example searchable />)
    await user.click(field())
    await user.type(search(), 'a-1 <b>"é{Backspace}')
    expect(search()).toHaveValue('a1 ')
  })

  test('the numeric search takes digits, space and backspace only [S5.044]', async () => {
    render(<Example searchable numericSearch />)
    await user.click(field())
    await user.type(search(), '48 a2x1{Backspace}')
    expect(search()).toHaveValue('48 2')
  })

  test('scrolls the chosen option into view [S4.087]', async () => {
    const scrolled = jest.fn(function (this: Element) {
      return this.textContent
    })
    Element.prototype.scrollIntoView = scrolled
    const many = Array.from({ length: 30 }, (_, index) => ({ value: `${index}`, label: `Scheme ${index}` }))
    render(<Example options={many} value="27" searchable={false} />)
    await user.click(field())
    expect(scrolled).toHaveReturnedWith('Scheme 27')
  })

  test('is worked by keys alone, and Escape leaves the choice as it was', async () => {
    const onChange = jest.fn()
    render(<Example value="11114821" onChange={onChange} />)
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledWith('11117306')
    await user.keyboard('{ArrowDown}{ArrowUp}{Escape}')
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(field()).toHaveFocus()
  })

  test('closes on a press elsewhere', async () => {
    render(
      <>
        <Example />
        <p>elsewhere</p>
      </>,
    )
    await user.click(field())
    await user.click(screen.getByText('elsewhere'))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test.each([true, false])('with a search box (%s) the list has its own height', async (searchable) => {
    render(<Example searchable={searchable} />)
    await user.click(field())
    expect(screen.getByRole('listbox')).toHaveClass('list')
    expect(screen.getByRole('listbox').classList.contains('searched')).toBe(searchable)
  })
})

describe('at 768 px and less', () => {
  beforeEach(() => setScreenWidth(768))

  test('is a sheet with radio marks [S2.145]', async () => {
    render(<Example value="11114821" />)
    await user.click(field())
    const sheet = screen.getByRole('dialog', { name: 'Folio' })
    expect(within(sheet).getByRole('radio', { name: /XXXX4821/ })).toBeChecked()
  })

  test('applies a choice by the Apply button only [S4.086]', async () => {
    const onChange = jest.fn()
    render(<Example value="11114821" onChange={onChange} />)
    await user.click(field())
    await user.click(screen.getByRole('radio', { name: /XXXX7306/ }))
    expect(onChange).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(onChange).toHaveBeenCalledWith('11117306')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field()).toHaveFocus()
  })

  test('a dismissed sheet keeps the choice as it was [S4.086]', async () => {
    const onChange = jest.fn()
    render(<Example value="11114821" onChange={onChange} />)
    await user.click(field())
    await user.click(screen.getByRole('radio', { name: /XXXX7306/ }))
    await user.click(screen.getByRole('dialog'))
    expect(onChange).not.toHaveBeenCalled()
    expect(field()).toHaveTextContent('XXXX4821')
  })

  test('says No data found where nothing matches [S2.144]', async () => {
    render(<Example searchable />)
    await user.click(field())
    await user.type(screen.getByPlaceholderText('Search'), 'zebra')
    expect(screen.getByText('No data found')).toBeInTheDocument()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
