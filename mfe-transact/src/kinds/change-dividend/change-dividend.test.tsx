import { portalStore } from '@portal/kernel'
import type { ChangeDividendQuote } from '@portal/contracts/orders/change-dividend'
import { notFound, ok, refusal, renderPage, type Answers, routing } from '@portal/testing'
import { sampleConf, sampleHolding, sampleScheme } from '@portal/testing/samples'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import FlowPage from '../../pages/flow.page'
import { outflowDraftAtom, type OutflowDraft } from '../outflow/outflow-draft'
import { codeAnswers } from '../../testing/code-answers'
import { sampleOutflowDraft, sampleSwitch, sampleSwitchQuote } from '../../testing/sample-outflow'
import { sampleFolio } from '../../testing/sample-folios'
import { sampleResult } from '../../testing/sample-result'
import changeReceipt from './receipt'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const validate = 'transaction/validate/changeDividend'
const { toScheme } = sampleSwitch()
const payout = { ...toScheme, schemePlanCode: 'FLEXI-DD', optionCode: 'D', optDesc: 'IDCW Payout' } as const
const quote: ChangeDividendQuote = {
  ...sampleSwitchQuote({ toScheme: payout, navDate: '2026-08-25', toNavDate: '2026-08-25', exitLoad: 0 }),
  keepsPurchases: false,
}
const own = sampleScheme()
const schemes = [
  own,
  sampleScheme({ schemePlanCode: 'FLEXI-DR', optionCode: 'R', optDesc: 'IDCW Reinvestment' }),
  sampleScheme({ schemePlanCode: 'FLEXI-DD', optionCode: 'D', optDesc: 'IDCW Payout' }),
  sampleScheme({ schemePlanCode: 'LARGE-DD', schemeCode: 'LARGE', optionCode: 'D', optDesc: 'IDCW Payout' }),
]
const categoryOf = (listed: typeof schemes) => ({
  categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes: listed }],
  navDate: '2026-08-24',
})
const holdings = [sampleHolding({ schemeCode: own.schemeCode })]
const answers: Answers = {
  'investor/get/folio': ok({ folios: [sampleFolio({ holdings })] }),
  'product/schemes': ok(categoryOf(schemes)),
  [validate]: ok(quote),
  ...codeAnswers,
  'transaction/changeDividend': ok(sampleResult(sampleSwitch({ kind: 'CHANGE_DIVIDEND', toScheme: payout }))),
  conf: ok(sampleConf),
}

function show(page: typeof FlowPage, at: string, changed: Answers = {}, draft: Partial<OutflowDraft> = {}) {
  const change = { plan: 'DTP', amountUnitType: 'ALL_UNITS', units: '', bankId: null } as const
  portalStore.set(outflowDraftAtom, sampleOutflowDraft({ ...change, toSchemePlanCode: 'FLEXI-DD', ...draft }))
  return renderPage(page, { answers: { ...answers, ...changed }, at: `/home/transact/${at}?plan=DTP` })
}
const detail = (changed: Answers = {}, draft: Partial<OutflowDraft> = {}) =>
  show(FlowPage, 'redemption-detail', changed, draft)
const review = (changed: Answers = {}) => show(FlowPage, 'review', changed)
const goOn = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Continue to review' }))[0]!)

test('only the other options of the same scheme and plan are offered, and nobody is asked how much', async () => {
  const { callsOf } = detail({}, { toSchemePlanCode: null })
  const names = (await screen.findAllByRole('radio')).map((each) => each.getAttribute('value'))
  expect(names).toEqual(['FLEXI-DD', 'FLEXI-DR'])
  expect(screen.queryByText('How much?')).toBeNull()
  await goOn()
  expect(await screen.findByText('Choose the new option')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /^IDCW Payout/ }))
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transact/review?plan=DTP'))
  expect(callsOf(validate).at(-1)?.body).toMatchObject({
    schemePlanCode: 'FLEXI-DG',
    toSchemePlanCode: 'FLEXI-DD',
    folioNo: '1000004821',
  })
})

test('a fund without another option says so [S8.023]', async () => {
  detail({ 'product/schemes': ok(categoryOf([own])) }, { toSchemePlanCode: null })
  expect(
    await screen.findByText(/This scheme has no IDCW reinvestment or payout option\. Choose Growth/),
  ).toBeVisible()
})

test('it stays in the list of funds, with that reason in place of the button', async () => {
  const both = [
    ...holdings,
    sampleHolding({ schemePlanCode: 'GILT-DG', schemeCode: 'GILT', schemeName: 'Neem Gilt Fund' }),
  ]
  show(FlowPage, 'select-scheme', {
    'investor/get/folio': ok({ folios: [sampleFolio({ holdings: both })] }),
  })
  expect(await screen.findByText(/has no IDCW reinvestment or payout option/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Change option Neem Flexi Cap Fund/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Gilt/ })).toBeNull()
})

test('funds with IDCW come first, then Growth funds that can change to it, then those that cannot', async () => {
  const paying = { schemePlanCode: 'FLEXI-DD', optionCode: 'D', optionDesc: 'IDCW Payout' } as const
  const held = [
    sampleHolding({ schemePlanCode: 'GILT-DG', schemeCode: 'GILT', schemeName: 'Neem Gilt Fund' }),
    ...holdings,
    sampleHolding({ ...paying, schemeCode: own.schemeCode, schemeName: 'Neem Value Fund' }),
  ]
  show(FlowPage, 'select-scheme', {
    'investor/get/folio': ok({ folios: [sampleFolio({ holdings: held })] }),
  })
  await screen.findByText(/Neem Gilt Fund/)
  const lists = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => [heading.textContent, heading.closest('section')?.textContent ?? ''] as const)
  expect(lists.map(([title]) => title)).toEqual([
    'Your IDCW funds',
    'Growth funds that can change to IDCW',
    'Growth funds that cannot change',
  ])
  expect(lists.map(([, text]) => /Neem (Value|Flexi Cap|Gilt) Fund/.exec(text)?.[1])).toEqual([
    'Value',
    'Flexi Cap',
    'Gilt',
  ])
})

test('who holds no IDCW fund is told so, above the funds that can change to it', async () => {
  show(FlowPage, 'select-scheme')
  expect(await screen.findByText(/^None of your funds pays IDCW now\./)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Change option Neem Flexi Cap Fund/ })).toBeVisible()
  expect(screen.getByText('The change is a sale: you pay tax on the gain.')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Growth funds that cannot change' })).toBeNull()
})

test('options that did not load can be asked for again', async () => {
  detail({ 'product/schemes': notFound })
  expect(await screen.findByText('The options did not load.')).toBeVisible()
})

test('a change of option is placed by a one-time code bound to it, and its receipt is next [S7.064]', async () => {
  const { callsOf } = review()
  await userEvent.click((await screen.findAllByRole('button', { name: 'Change the option' }))[0]!)
  await userEvent.type(await screen.findByRole('textbox', undefined, { timeout: 5000 }), '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/successfull?order=order-1'), {
    timeout: 5000,
  })
  const terms = { schemePlanCode: 'FLEXI-DG', toSchemePlanCode: 'FLEXI-DD', folioNo: '1000004821' }
  expect(callsOf('otp/generate')[0]?.body).toMatchObject({
    activityType: 'CHANGE_DIVIDEND',
    orders: [{ kind: 'CHANGE_DIVIDEND', ...terms }],
  })
  expect(callsOf('transaction/changeDividend')[0]?.body).toMatchObject({ ...terms, otp: 'QX71234' })
})

test.each([
  [false, 'A sale and a purchase: the gain goes into your tax return.'],
  [true, 'Nothing is sold: your purchases keep their dates and their cost.'],
])('the review says what it means for the tax return: purchases kept %s', async (keepsPurchases, text) => {
  review({ [validate]: ok({ ...quote, keepsPurchases }) })
  expect(await screen.findByText(text)).toBeVisible()
})

test('a scheme that lacks the option leads to another fund', async () => {
  review({ [validate]: refusal('This scheme has no IDCW option.', '-421') })
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another fund' }))
  expect(routing.address()).toBe('/home/transact/select-scheme?plan=DTP')
})

test('the receipt names the option in every state', () => {
  const order = sampleSwitch({ kind: 'CHANGE_DIVIDEND', toScheme: payout })
  expect(changeReceipt.headline(order).text).toMatch(/go to IDCW Payout at the NAV of Tuesday, 25 August/)
  expect(changeReceipt.steps(order)).toHaveLength(2)
  const done = sampleSwitch({ ...order, state: 'allotted', toUnits: '918.653' })
  expect(changeReceipt.headline(done)).toEqual({
    title: 'Your option is changed',
    text: 'You have 918.653 units in IDCW Payout in folio XXXXXX4821.',
  })
})
