import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Dialog } from '../overlay/public'
import { FormElement } from './public'

interface SentProps {
  outer: () => void
  inner: () => void
  isOpen?: boolean
}

function FormWithDialog({ outer, inner, isOpen = false }: SentProps) {
  const [open, setOpen] = useState(isOpen)
  return (
    <FormElement aria-label="Order" onSubmit={outer}>
      <button type="button" onClick={() => setOpen(true)}>
        Add a holder
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Holder">
        <FormElement aria-label="Holder" onSubmit={inner}>
          <input aria-label="PAN" name="pan" />
          <Dialog open title="Code" onClose={() => undefined}>
            <FormElement aria-label="Code" onSubmit={() => undefined}>
              <input aria-label="Code" />
            </FormElement>
          </Dialog>
        </FormElement>
      </Dialog>
    </FormElement>
  )
}

const form = (name: string) => screen.getByRole<HTMLFormElement>('form', { name, hidden: true })

test('a dialog that opens out of a form, and one out of its own form, are drawn beside it', () => {
  render(<FormWithDialog outer={jest.fn()} inner={jest.fn()} />)
  fireEvent.click(screen.getByText('Add a holder'))
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2)
  expect(document.querySelector('form form, form dialog')).toBeNull()
  expect(form('Order').parentNode).toContainElement(form('Holder'))
})

test('one that is open from the beginning is drawn beside the form too', () => {
  render(<FormWithDialog outer={jest.fn()} inner={jest.fn()} isOpen />)
  expect(form('Code')).toBeInTheDocument()
  expect(document.querySelector('form form, form dialog')).toBeNull()
})

test('the form of a dialog is sent alone, and the form around it too', () => {
  const [outer, inner] = [jest.fn(), jest.fn()]
  render(<FormWithDialog outer={outer} inner={inner} isOpen />)
  fireEvent.submit(form('Code'))
  fireEvent.submit(form('Holder'))
  expect(outer).not.toHaveBeenCalled()
  expect(inner).toHaveBeenCalledTimes(1)
  fireEvent.submit(form('Order'))
  expect(outer).toHaveBeenCalledTimes(1)
  expect(inner).toHaveBeenCalledTimes(1)
})

test('the browser posts no form: not as a page, and not where its code fails', () => {
  render(<FormWithDialog outer={jest.fn()} inner={jest.fn()} isOpen />)
  for (const each of document.forms) expect(each).toHaveAttribute('method', 'dialog')
  expect(fireEvent.submit(form('Holder'))).toBe(false)
})
