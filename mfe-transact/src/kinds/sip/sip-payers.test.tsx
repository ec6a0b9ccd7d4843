import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, ok, renderPage, routing } from '@portal/testing'
import { sampleConf, sampleScheme } from '@portal/testing/samples'
import FlowPage from '../../pages/flow.page'
import { sampleSipDraft } from '../../testing/sample-draft'
import { sampleFolio } from '../../testing/sample-folios'
import { samplePayers, sampleSipQuote } from '../../testing/sample-sip'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const answers: Answers = {
  'product/schemes': ok({
    categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes: [sampleScheme()] }],
    navDate: '2026-08-24',
  }),
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  investmentChiplets: ok({ lumpsum: [], sip: [500_000] }),
  'transaction/validate/sip': ok(sampleSipQuote()),
  conf: ok(sampleConf),
}
const show = (payers: ReturnType<typeof samplePayers>, draft = sampleSipDraft()) =>
  renderPage(FlowPage, {
    answers: { ...answers, 'transaction/sip/mandates': ok(payers) },
    at: '/home/transaction/invest',
    draft,
  })

test('without an active mandate, one that the bank still registers says so, with its day and the ways on [S5.073]', async () => {
  const pending = [
    {
      registrationId: 'R1',
      bankName: 'Palash Bank',
      accountLast4: '3308',
      limit: 50_000_00,
      expectedOn: '2026-08-26',
    },
  ]
  show(samplePayers({ mandates: [], pending }))
  expect(await screen.findByText('Palash Bank ••3308 cannot pay yet.')).toBeVisible()
  expect(screen.getByText(/expect the bank’s answer by 26 Aug 2026/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Invest once instead' })).toBeVisible()
})

test('a Smart SIP asks for the date of birth only where the profile has none, and for 18 to 51 years [S5.074]', async () => {
  const smartSip = { nomineeName: 'Rohan Verma', nomineeRelation: 'SP' as const, healthDeclared: true }
  const draft = sampleSipDraft({}, { smartSip })
  const known = show(samplePayers(), draft)
  expect(await screen.findByText('How is it paid?')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Your date of birth' })).toBeNull()
  known.unmount()
  const { callsOf } = show(samplePayers({ asksBirthDate: true }), draft)
  const birth = await screen.findByRole('textbox', { name: 'Your date of birth' })
  const goOn = async () => userEvent.click(screen.getAllByRole('button', { name: 'Continue to review' })[0]!)
  await goOn()
  expect(birth).toHaveAccessibleDescription('Enter your date of birth')
  await userEvent.type(birth, '25 Aug 1970')
  await goOn()
  expect(birth).toHaveAccessibleDescription(/ages 18 to 51/)
  await userEvent.clear(birth)
  await userEvent.type(birth, '12 Mar 1985')
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
  expect(callsOf('transaction/validate/sip').at(-1)?.body).toMatchObject({
    smart: { birthDate: '1985-03-12' },
  })
})
