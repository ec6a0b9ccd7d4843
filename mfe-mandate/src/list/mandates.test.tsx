import { portalStore } from '@portal/kernel'
import type { Mandate } from '@portal/contracts/mandates/mandate'
import { ok, renderPage, routing } from '@portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mandateDraftAtom } from '../shared/mandate-draft'
import { sampleMandate } from '../testing/sample-mandate'
import MandatesPage from './mandates.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const active = sampleMandate()
const failed: Mandate = {
  ...active,
  mandateId: 'r-1',
  umrn: null,
  kind: 'EMANDATE',
  status: 'INACTIVE',
  reason: 'The signature does not match.',
  sips: [],
  actions: ['reinitiate'],
}
const pending: Mandate = {
  ...failed,
  mandateId: 'r-2',
  status: 'PENDING REGISTRATION',
  reason: null,
  expectedOn: '2026-08-26',
  actions: [],
}

const feature = (cugFlag: boolean, cugUsers: string[]) => ({
  featureName: 'EMANDATE_INVESTOR_CUG',
  cugFlag,
  cugUsers,
})
const show = (mandates: Mandate[], features: object[] = []) =>
  renderPage(MandatesPage, {
    answers: {
      'mandate/list': ok({ mandates, serverNow: '2026-08-25T07:48:00.000Z' }),
      cugDetails: ok({ features }),
    },
    at: '/home/e-mandate',
  })

test('each mandate says where it stands, what it pays and what can be done [S4.002] [S1.029]', async () => {
  show([
    pending,
    active,
    { ...active, mandateId: 'x', umrn: 'x', status: 'EXPIRED', actions: ['reinitiate'] },
  ])
  expect(await screen.findByText('Pending registration')).toBeVisible()
  expect(screen.getByText('By 26 Aug 2026')).toBeVisible()
  expect(screen.getByText('Active')).toBeVisible()
  expect(screen.getByText('Expired')).toBeVisible()
  expect(screen.getAllByText('Neem Flexi Cap Fund')[0]).toBeVisible()
  expect(screen.getByRole('button', { name: /^Pause: Parijat Bank ••4417, / })).toBeVisible()
})

test('one that failed says why, and is asked for again as it was', async () => {
  show([failed])
  expect(await screen.findByText('The signature does not match.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Register again/ }))
  await waitFor(() => expect(routing.address()).toBe('/home/e-mandate/mandate-details'))
  expect(portalStore.get(mandateDraftAtom)).toMatchObject({
    bankId: 'BA-1001-1',
    limit: 1_00_000_00,
    method: 'NETBANKING',
    raises: null,
  })
})

test('a higher limit is asked for the mandate that there is', async () => {
  show([active])
  await userEvent.click(await screen.findByRole('button', { name: /^Raise or renew/ }))
  await waitFor(() => expect(routing.address()).toBe('/home/e-mandate/mandate-details'))
  expect(portalStore.get(mandateDraftAtom)).toMatchObject({ raises: active.umrn, method: 'PAPER' })
})

test('ending one asks first, and keeping it is one key away', async () => {
  show([active])
  await userEvent.click(await screen.findByRole('button', { name: /^End the mandate/ }))
  const question = within(await screen.findByRole('alertdialog', { name: 'End this mandate?' }))
  expect(question.getByText(/You cannot take this back/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Keep it as it is' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.each([
  ['an empty list', [], true],
  ['a list without the entry', [{ featureName: 'OTHER', cugFlag: true, cugUsers: [] }], true],
  ['an entry that is off', [feature(false, [])], true],
  ['an entry that lists the investor', [feature(true, ['ZZZPV1001A'])], true],
  ['an entry that lists others', [feature(true, [])], false],
])('with %s a mandate can be created or not [S6.012 S6.013 S6.014 S6.015]', async (_what, features, may) => {
  show([], features)
  expect(await screen.findByText('You have no mandate yet')).toBeVisible()
  expect(screen.queryAllByRole('link', { name: 'Create eMandate' })).toHaveLength(may ? 1 : 0)
})
