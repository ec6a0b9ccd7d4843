import { message } from '@portal/kernel'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ok, refusal, renderPage } from '@portal/testing'
import remote from '../remote'
import { settings as remoteSettings } from '../settings'
import { requestAnswers } from '../testing/request-samples'
import EditNomineePage from './edit-nominee.page'
import { nomineeErrors, noNominee } from './nominee-form'
import NomineeDetailsPage from './nominee-details.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const folio = {
  folioNo: '91002002',
  holders: ['Asha Verma'],
  canChange: true,
  optedOut: false,
  nominees: [],
}
const answers = { ...requestAnswers, 'investor/getNominees': ok({ folios: [folio] }) }
const user = userEvent.setup()
const holders = [{ name: 'Asha Verma', pan: 'ZZZPV1001A' }]
const rohan = {
  ...noNominee,
  name: 'Rohan Verma',
  relation: 'SP',
  share: '100',
  identityNumber: 'ABCPD1234E',
}
const errors = (more: object) => nomineeErrors([{ ...rohan, ...more }], holders, '2026-08-25')[0]

test('a folio without a nominee asks for one [S8.061]', async () => {
  renderPage(NomineeDetailsPage, { answers })
  expect(await screen.findByText(message('addNominee'))).toBeVisible()
  expect(screen.getByRole('link', { name: /^Add a nominee/ })).toHaveAttribute(
    'href',
    '/home/service-request/edit-nominee?folio=91002002',
  )
})

test.each([
  ['nct/edit-nominee', EditNomineePage, 'Change nominees'],
  ['nct/nominee-details', NomineeDetailsPage, 'Nominees'],
] as const)('/%s opens the page of the nominees of the folio [S2.056]', async (path, Page, title) => {
  const route = remote.routes.find((each) => each.path === path)
  expect((await route?.page())?.default).toBe(Page)
  renderPage(Page, { answers, at: `/${path}?folio=91002002` })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect((await screen.findAllByText(/2002/)).length).toBeGreaterThan(0)
})

test('nominees are checked while they are typed, as the setting says [S9.070, S5.056, S5.067, S5.068, S8.058, S8.060]', () => {
  expect(remoteSettings.nomineeValidation).toBe(true)
  expect(errors({})).toEqual({})
  expect(errors({ share: '90' })?.share).toBe('Nominee shares must total 100%. Yours total 90%.')
  expect(errors({ name: '' })?.name).toBe(message('nomineeIncomplete'))
  expect(errors({ name: 'asha verma' })?.name).toBe(message('nomineeNameConflict'))
  expect(errors({ identityNumber: 'ZZZPV1001A' })?.identityNumber).toBe(message('nomineePanConflict'))
  const licence = { identityKind: 'DL', identityNumber: 'ZZZPV1001A' }
  expect(errors(licence)?.identityNumber).toBe(message('nomineeIdConflict'))
  const minor = { birthDate: '2015-01-01', guardianName: 'Rohan Verma' }
  expect(errors(minor)?.guardianName).toBe(message('guardianNameConflict'))
})

test('keeps what was typed when the server refuses, and says what it said [S8.059]', async () => {
  const unchanged = message('nomineeUnchanged')
  renderPage(EditNomineePage, {
    answers: { ...answers, 'investor/updateNominee': refusal(unchanged, '-560') },
    at: '/home/service-request/edit-nominee?folio=91002002',
  })
  await user.type(await screen.findByLabelText('Name'), 'Rohan Verma')
  await user.type(screen.getByLabelText('Its number'), 'ABCPD1234E')
  await user.click(screen.getByRole('combobox', { name: /^Relation to you/ }))
  await user.click(await screen.findByRole('option', { name: 'Spouse' }))
  await user.click(screen.getByRole('button', { name: 'Review and confirm' }))
  expect(await screen.findByText(unchanged)).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Rohan Verma')
})

test('names the folio that a link left open, and lets another one be chosen', async () => {
  const two = ok({
    folios: [
      { ...folio, canChange: false },
      { ...folio, folioNo: '91003003' },
      { ...folio, folioNo: '91004004' },
    ],
  })
  renderPage(EditNomineePage, {
    answers: { ...answers, 'investor/getNominees': two },
    at: '/nct/edit-nominee',
  })
  const choice = await screen.findByRole('combobox', { name: /^Folio/ })
  expect(choice).toHaveTextContent('Folio XXXX3003, Asha Verma')
  await user.click(choice)
  await user.click(await screen.findByRole('option', { name: /XXXX4004/ }))
  expect(screen.getByRole('combobox', { name: /^Folio/ })).toHaveTextContent('Folio XXXX4004')
})

test('asks before the nominees of a folio are given up, naming the folio', async () => {
  const { callsOf } = renderPage(EditNomineePage, { answers, at: '/nct/edit-nominee?optOut=true' })
  expect(await screen.findByText('Folio XXXX2002, Asha Verma')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Opt out' }))
  expect(await screen.findByText('Have no nominee in folio XXXX2002?')).toBeVisible()
  expect(callsOf('investor/modifyNominee')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Go back' }))
  expect(callsOf('investor/modifyNominee')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Opt out' }))
  await user.click(await screen.findByRole('button', { name: 'Have no nominee' }))
  expect(callsOf('investor/modifyNominee')).toHaveLength(1)
})
