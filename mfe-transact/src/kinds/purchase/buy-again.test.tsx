import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { emptyTransactionDraft } from '@portal/contracts/orders/transaction-draft'
import { type Answers, draftNow, ok, renderPage } from '@portal/testing'
import { sampleConf, sampleScheme } from '@portal/testing/samples'
import { sampleDraft } from '../../testing/sample-draft'
import { sampleFolio } from '../../testing/sample-folios'
import { sampleQuote } from '../../testing/sample-order'
import FlowPage from '../../pages/flow.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const answers: Answers = {
  'product/schemes': ok({
    categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes: [sampleScheme()] }],
    navDate: '2026-08-24',
  }),
  investmentChiplets: ok({ lumpsum: [500_000], sip: [] }),
  'transaction/quote': ok(sampleQuote()),
  conf: ok(sampleConf),
}

test('what was bought last is offered again with its folio and amount; a new form begins in the folio used last [S7.074]', async () => {
  const other = sampleFolio({ folioNo: '1000009931', holdings: [] })
  const details = {
    transactionType: 'PURCHASE',
    status: 'COMPLETED',
    folioNo: '1000009931',
    scheme: 'Neem Flexi Cap Fund',
    schemePlanCode: 'FLEXI-DG',
    plan: 'DIRECT',
    option: 'G',
    toScheme: null,
    amount: 7_500_00,
    units: '76.199',
    payMode: 'UPI',
    umrNo: null,
    distributorARN: null,
    brokerCode: null,
    euin: null,
    riaCode: null,
  }
  const { callsOf } = renderPage(FlowPage, {
    answers: {
      ...answers,
      'investor/get/folio': ok({ folios: [sampleFolio({ holdings: [] }), other] }),
      'transaction/lastTransactedDetails': ok({ details }),
      'transaction/latestTransactedFolio': ok({ folioNo: '1000009931' }),
    },
    at: '/home/transaction/invest',
    draft: emptyTransactionDraft,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Buy it again' }))
  await waitFor(() =>
    expect(draftNow()).toMatchObject({
      originalSchemeDetails: { schemePlanCode: 'FLEXI-DG' },
      transactionDetails: { selectFolio: '1000009931', amount: 7_500_00 },
      initialLastTransactionDetails: { plan: 'D', payMode: 'UPI', transactionType: 'PURCHASE' },
    }),
  )
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('7,500')
  expect(screen.queryByRole('button', { name: 'Buy it again' })).toBeNull()
  expect(callsOf('transaction/latestTransactedFolio')).not.toHaveLength(0)
})

test('a form that is gone back to keeps its folio and does not ask which one was used last; another fund begins anew [S3.041]', async () => {
  const show = (at: string) =>
    renderPage(FlowPage, {
      answers: {
        ...answers,
        'investor/get/folio': ok({ folios: [sampleFolio()] }),
        'transaction/latestTransactedFolio': ok({ folioNo: null }),
      },
      at,
      draft: sampleDraft({ isClickedBack: true, idempotencyKey: 'key-1' }),
    })
  const back = show('/home/transaction/invest')
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('25,000')
  expect(screen.getByRole('combobox', { name: /^Folio/ })).toHaveTextContent('XXXXXX4821')
  expect(back.callsOf('transaction/latestTransactedFolio')).toHaveLength(0)
  back.unmount()
  const anew = show('/home/transaction/invest?scheme=FLEXI-DG')
  await waitFor(() => expect(anew.callsOf('transaction/latestTransactedFolio')).toHaveLength(1))
  expect(draftNow().isClickedBack).toBe(false)
})
