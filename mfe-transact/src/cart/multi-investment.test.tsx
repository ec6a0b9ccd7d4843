import { waitFor } from '@testing-library/react'
import { readStored, removeStored, writeStored } from '@portal/kernel'
import * as z from 'zod/mini'
import { renderPage, routing, toasts } from '@portal/kernel/testing'
import MultiInvestmentPage from './multi-investment.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/kernel/testing')>('@portal/kernel/testing').routedKernel(),
)

const at = '/home/transaction/multi-investment/1'
afterEach(() => removeStored('defaultSchemes'))

test('the scheme of a notification or an offer goes on to its purchase, once [S2.168]', async () => {
  writeStored('defaultSchemes', ['VALUE-DG'])
  renderPage(MultiInvestmentPage, { answers: {}, at })
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/invest?scheme=VALUE-DG'))
  expect(readStored('defaultSchemes', z.unknown())).toBeUndefined()
})

test('without a scheme in mind it leads home and says why', async () => {
  renderPage(MultiInvestmentPage, { answers: {}, at })
  await waitFor(() => expect(routing.address()).toBe('/home/dashboard'))
  expect(toasts()).toHaveLength(1)
})
