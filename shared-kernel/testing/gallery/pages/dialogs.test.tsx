import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { FormElement } from '@portal/ui'
import { DialogsPage } from './dialogs'

test('every dialog of the kernel, opened inside a form, is drawn beside it, and sending it does not send the form', async () => {
  const sent = jest.fn()
  render(
    <MemoryRouter>
      <FormElement aria-label="Order" onSubmit={sent}>
        <DialogsPage />
      </FormElement>
    </MemoryRouter>,
  )
  const openers = [...document.querySelectorAll<HTMLElement>('[data-opens]')]
  expect(openers.length).toBeGreaterThan(20)
  let forms = 0
  for (const opener of openers) {
    fireEvent.click(opener)
    const dialog = await waitFor(() => {
      const shown = document.querySelector('dialog')
      if (!shown) throw new Error(`${opener.dataset.opens} did not open`)
      return shown
    })
    expect({
      opener: opener.dataset.opens,
      nested: document.querySelector('form form, form dialog'),
    }).toEqual({
      opener: opener.dataset.opens,
      nested: null,
    })
    for (const form of dialog.querySelectorAll('form')) {
      forms += 1
      expect(form).toHaveAttribute('method', 'dialog')
      fireEvent.submit(form)
    }
    const [close] = screen.queryAllByRole('button', { name: 'Close', hidden: true })
    if (close) fireEvent.click(close)
    else fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  }
  expect(forms).toBeGreaterThan(3)
  expect(sent).not.toHaveBeenCalled()
})
