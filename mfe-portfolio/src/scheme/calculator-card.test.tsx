import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ok, renderPage } from '@portal/testing'
import { flexiCapDetails } from '../testing/samples'
import CalculatorCard from './calculator-card'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const period = (multiple: number) => ({ from: '2020-01-01', to: '2023-01-01', multiple })
const answers = {
  'product/schemes/rollingSips': ok({
    periods: 30,
    worst: period(0.9),
    middle: period(1.2),
    best: period(1.6),
  }),
}
const Card = () => <CalculatorCard scheme={flexiCapDetails} />
const field = () => screen.getByRole<HTMLInputElement>('textbox')

/** What is pasted, what the field shows of it, what is said about it, and the middle case a month of three years. */
const goals: [pasted: string, shown: string, said: RegExp | undefined, aMonth?: string][] = [
  ['', '', /Enter an amount/],
  ['0', '0', /Enter an amount/],
  ['a house', '', /Enter an amount/],
  ['घर', '', /Enter an amount/],
  ['99999999999', '99,99,99,99,999', /The maximum amount is ₹1,00,00,00,000/],
  ['99999999999999999999', '', /Enter an amount/],
  ['4,32,000.50', '4,32,000.50', /Enter ₹4,32,000 or ₹4,32,001/],
  [' ₹ 4,32,000 ', '4,32,000', undefined, '₹10,000'],
  ['४,३२,०००', '4,32,000', undefined, '₹10,000'],
]

test('the goal calculator says beside the field what it cannot reckon with, and shows no figure for it [S5.012]', async () => {
  renderPage(Card, { answers, at: '?scheme=FLEXI-DG' })
  await screen.findByRole('table')
  await userEvent.click(screen.getByRole('radio', { name: 'A goal' }))
  for (const [pasted, shown, said, aMonth] of goals) {
    await userEvent.clear(field())
    await userEvent.click(field())
    if (pasted) await userEvent.paste(pasted)
    expect([pasted, field().value]).toEqual([pasted, shown])
    if (said) {
      expect(field()).toHaveAccessibleDescription(said)
      expect(screen.queryByRole('table')).toBeNull()
    } else {
      expect(field()).toBeValid()
      expect(screen.getByRole('row', { name: /Middle/ })).toHaveTextContent(aMonth!)
    }
  }
})
