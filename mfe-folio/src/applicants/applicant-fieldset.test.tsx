import { indiaToday } from '@portal/kernel'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choose, fillUma, goOn, pan, paste, show } from '../testing/applicant-form'
import { sampleApplicant } from '../testing/sample-draft'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

test('a second applicant’s form starts empty, and CONTINUE waits for all of it [S2.133 S4.038 S5.031]', async () => {
  show(2)
  expect(await screen.findByRole('dialog', { name: 'ADD ANOTHER APPLICANT' })).toBeVisible()
  expect(await screen.findByRole('textbox', { name: 'PAN' })).toHaveValue('')
  expect(screen.getByRole('button', { name: 'CONTINUE' })).toBeDisabled()
  await fillUma()
  await waitFor(() => expect(screen.getByRole('button', { name: 'CONTINUE' })).toBeEnabled())
})

test('the investor’s own contacts are read-only, masked, until Edit is pressed [S5.027]', async () => {
  show(1)
  for (const [field, masked, own] of [
    ['Mobile', 'XXXXXX1001', '9810001001'],
    ['Email', 'XXha.verma@example.in', 'asha.verma@example.in'],
  ] as const) {
    const input = () => screen.findByRole('textbox', { name: field })
    expect(await input()).toHaveAttribute('readonly')
    expect(await input()).toHaveValue(masked)
    await userEvent.click(screen.getByRole('button', { name: `Edit ${field}` }))
    expect(await input()).not.toHaveAttribute('readonly')
    expect(await input()).toHaveValue(own)
  }
})

test.each([/^Mobile no. belongs to/, /^Email id belongs to/])(
  'CONTINUE waits for %s [S5.029]',
  async (field) => {
    show(2)
    await screen.findByRole('textbox', { name: 'PAN' })
    await fillUma({ without: field })
    expect(screen.getByRole('button', { name: 'CONTINUE' })).toBeDisabled()
    await choose(field)
    await waitFor(() => expect(screen.getByRole('button', { name: 'CONTINUE' })).toBeEnabled())
  },
)

const birth = () => screen.findByRole('textbox', { name: 'Date of Birth' })

test('a PAN is held to capitals, letters and digits by place, whatever is typed or pasted [S5.015]', async () => {
  show(2)
  const pan = await screen.findByRole('textbox', { name: 'PAN' })
  await userEvent.type(pan, 'zz1zp-v10a19u9')
  expect(pan).toHaveValue('ZZZPV1019U')
})

test('a date of birth is typed or picked as DD MMM YYYY: from June 1980 on, of the last 100 years, and of somebody of 18 [S2.136 S5.021 S5.022 S8.005]', async () => {
  show(2)
  await userEvent.type(await birth(), '1 6 1980')
  await userEvent.tab()
  expect(await birth()).toHaveValue('01 Jun 1980')
  await userEvent.clear(await birth())
  await userEvent.click(screen.getByRole('button', { name: /^Choose date of birth/i }))
  const year = await screen.findByRole('combobox', { name: 'Year' })
  expect(year).toHaveDisplayValue('1980')
  expect(screen.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('Jun')
  const years = within(year)
    .getAllByRole('option')
    .map(({ textContent }) => Number(textContent))
  const thisYear = Number(indiaToday().slice(0, 4))
  expect([years[0], years.at(-1)]).toEqual([thisYear - 100, thisYear])
  await userEvent.keyboard('{Escape}')
  await paste('Date of Birth', `01 Jan ${thisYear - 10}`)
  expect(await screen.findByText(/18 years or older/)).toBeVisible()
  expect(await birth()).toHaveValue('')
})

test('while it is open the header gives up its layer, and has it again afterwards [S2.140]', async () => {
  const { close } = show(1)
  await screen.findByRole('dialog', { name: 'CREATE NEW FOLIO' })
  expect(document.documentElement).toHaveAttribute('data-header', 'below')
  close()
  expect(document.documentElement).not.toHaveAttribute('data-header')
})

const wronglyTyped: [string, Parameters<typeof fillUma>[0], RegExp][] = [
  ['the PAN of an earlier applicant', { applicantPan: pan }, /already used by another applicant/],
  ['a PAN whose fourth letter is not P', { applicantPan: 'ZZZCV1019U' }, /4th letter of this PAN/],
  [
    'the e-mail and mobile of an earlier applicant',
    { email: sampleApplicant.Email, mobile: sampleApplicant.Mobile },
    /e-mail and mobile are both used/,
  ],
]

test.each(wronglyTyped)(
  '%s keeps CONTINUE disabled and is said at the field [S5.017 S5.018 S8.008 S8.010 S8.013]',
  async (_what, typed, text) => {
    show(2)
    await screen.findByRole('textbox', { name: 'PAN' })
    await fillUma(typed)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'CONTINUE' })).toBeDisabled()
  },
)

test('where the name that was then given is not the card’s either, a banner asks for both [S2.139]', async () => {
  const neither = { transactionAllow: 'N', panNameMatch: 'N', panAdarStatusFlag: 'Y' }
  show(1, { 'investor/verifyPan': { data: neither } })
  await goOn()
  await paste('Name', 'Asha R Verma')
  await goOn()
  expect(await screen.findByText('Please provide name and date of birth as shown in PAN Card')).toBeVisible()
})
