import { portalStore, readStored } from '@portal/kernel'
import * as z from 'zod/mini'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, ok, refusal, renderPage, routing } from '@portal/testing'
import { outflowDraftAtom } from '../kinds/outflow/outflow-draft'
import FlowPage from './flow.page'
import remote from '../remote'
import { sampleConf } from '@portal/testing/samples'
import { sampleSwitch, sampleSwitchQuote } from '../testing/sample-outflow'
import DaafPage from './daaf.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const { scheme, toScheme } = sampleSwitch()
const expiresAt = '2026-09-01T07:48:00.000Z'
const answers: Answers = {
  conf: ok(sampleConf),
  'transaction/daaf/validateLink': ok({ expiresAt }),
  'investor/getDAAAFDetails': ok({ folioNo: '1000004821', scheme, toScheme, units: '50.000', expiresAt }),
  'transaction/validate/switch': ok(sampleSwitchQuote()),
}

test('a proposed switch is shown, and its review asks for it as it stands [S3.038, S7.041]', async () => {
  const { callsOf } = renderPage(DaafPage, { answers, at: '/switch-daaf?link=proposal-1' })
  expect(await screen.findByText(/Open until 1 Sep 2026/)).toBeVisible()
  expect(screen.getByText('50.000')).toBeVisible()
  expect(callsOf('transaction/daaf/validateLink')[0]?.body).toMatchObject({ link: 'proposal-1' })
  expect(callsOf('investor/getDAAAFDetails')[0]?.body).toMatchObject({ link: 'proposal-1' })
  await userEvent.click(screen.getByRole('button', { name: 'Check this switch' }))
  expect(routing.address()).toBe('/home/transact/review?plan=SWITCH')
  expect(portalStore.get(outflowDraftAtom)).toMatchObject({ isDaafAaffFacility: true, units: '50.000' })
  cleanup()
  const review = renderPage(FlowPage, { answers, at: '/home/transact/review?plan=SWITCH' })
  await waitFor(() =>
    expect(review.callsOf('transaction/validate/switch')[0]?.body).toMatchObject({
      isDaafAaffFacility: true,
      howMuch: { amountUnitType: 'UNITS', units: '50.000' },
    }),
  )
})

test('once it is placed its receipt is that of the facility, from where back leads to the link [S2.012, S3.002]', async () => {
  renderPage(DaafPage, { answers, at: '/switch-daaf?link=proposal-1' })
  await screen.findByRole('button', { name: 'Check this switch' })
  expect(readStored('daaaf-link', z.string())).toBe('/switch-daaf?link=proposal-1')
  await userEvent.click(screen.getByRole('button', { name: 'Check this switch' }))
  portalStore.set(outflowDraftAtom, (draft) => ({ ...draft, orderId: 'order-9' }))
  cleanup()
  renderPage(FlowPage, { answers, at: '/home/transact/review?plan=SWITCH' })
  await waitFor(() => expect(routing.address()).toBe('/switch-daaf/daaaf-success?order=order-9'))
  const success = remote.routes.find(({ path }) => path === 'switch-daaf/daaaf-success')
  expect(success?.handle).toMatchObject({ backTo: { stored: 'daaaf-link' } })
})

test('a proposal that is over, or a link without one, says so and leads to an ordinary switch', async () => {
  const { unmount } = renderPage(DaafPage, {
    answers: {
      ...answers,
      'transaction/daaf/validateLink': refusal('This proposal is not open any more.', '-386'),
    },
    at: '/switch-daaf?link=proposal-1',
  })
  expect(await screen.findByText('This proposal is not open any more.')).toBeVisible()
  unmount()
  renderPage(DaafPage, { answers, at: '/switch-daaf' })
  expect(await screen.findByText(/Your link is incomplete/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Switch a fund' })).toBeVisible()
})
