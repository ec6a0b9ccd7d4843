import { ok, renderPage } from '@portal/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { sampleDraft } from '../testing/sample-draft'
import { TaxCards } from './tax-card'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

/** Keeps what is saved, as the server does. */
function Applicants() {
  const [draft, setDraft] = useState(sampleDraft({ needsTaxDetails: [true], taxDetails: [null] }))
  const keep = async (next: object) => {
    setDraft((kept) => ({ ...kept, ...next }))
    return true
  }
  return <TaxCards draft={draft} busy={false} showsMissing={false} onChange={keep} />
}

const choose = async (label: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

test('who corrects tax details that were just saved finds them in the fields', async () => {
  renderPage(Applicants, {
    answers: {
      master: ok({
        accountTypes: [],
        holdingModes: [],
        frequencies: [],
        sipDates: [],
        sipPeriods: [],
        paymentModes: [],
        goals: [],
        occupations: ['Service'],
        incomeRanges: ['5 to 10 lakh'],
      }),
      country: ok({ countries: [{ code: 'IN', name: 'India', dialCode: '+91' }] }),
    },
  })
  const place = await screen.findByRole('textbox', { name: /^Place of birth/ })
  await userEvent.type(place, 'Kochi')
  await choose(/^Occupation/, 'Service')
  await choose(/^Income/, '5 to 10 lakh')
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  expect(screen.getByRole('textbox', { name: /^Place of birth/ })).toHaveValue('Kochi')
})
