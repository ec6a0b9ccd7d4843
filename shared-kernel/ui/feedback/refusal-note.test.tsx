import { render, screen } from '@testing-library/react'
import { RefusalNote } from './refusal-note'

const note = (text: string) => (
  <>
    <input aria-label="Amount" />
    <RefusalNote title="Not placed.">
      {text}
      <b>Change it</b>
    </RefusalNote>
  </>
)

test('a refusal takes the focus once, and leaves a field alone that is typed into below it', () => {
  const { rerender } = render(note('Too little.'))
  expect(screen.getByRole('alert').parentElement).toHaveFocus()
  screen.getByRole('textbox').focus()
  rerender(note('Too little.'))
  expect(screen.getByRole('textbox')).toHaveFocus()
  rerender(note('Too much.'))
  expect(screen.getByRole('alert').parentElement).toHaveFocus()
})
