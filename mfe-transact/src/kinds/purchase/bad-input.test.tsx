import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, ok, refusal, renderPage, routing, slotsHost } from '@portal/testing'
import { sampleConf, sampleScheme } from '@portal/testing/samples'
import { sampleDraft, sampleSipDraft } from '../../testing/sample-draft'
import { sampleFolio } from '../../testing/sample-folios'
import { samplePayers } from '../../testing/sample-sip'
import FlowPage from '../../pages/flow.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const refused = 'Nothing can be bought just now.'
const answers: Answers = {
  'product/schemes': ok({
    categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes: [sampleScheme()] }],
    navDate: '2026-08-24',
  }),
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  investmentChiplets: ok({ lumpsum: [], sip: [] }),
  // The page stays, also with what is right.
  'transaction/quote': refusal(refused),
  'transaction/sip/mandates': ok(samplePayers({ asksBirthDate: true })),
  'transaction/validate/sip': refusal(refused),
  'investor/distributors/previous': ok({ distributors: [] }),
  'distributor/arnList': ok({ distributors: [] }),
  conf: ok(sampleConf),
}
const around = slotsHost({ 'mandate-choice': () => import('../../testing/fake-mandate-choice') })

/** Opens a form; the way to a field that is not there from the start is walked first. */
async function open(kind: 'lumpsum' | 'sip', way: () => Promise<void> = async () => undefined) {
  const draft = kind === 'sip' ? sampleSipDraft() : sampleDraft()
  const shown = renderPage(FlowPage, { answers, at: '/home/transaction/invest', draft, around })
  await screen.findByRole('textbox', { name: 'Amount' })
  await way()
  return shown
}

const choose = (name: string) => async () => userEvent.click(await screen.findByRole('radio', { name }))
const tick = (name: RegExp) => async () => userEvent.click(await screen.findByRole('checkbox', { name }))
async function pick(field: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: new RegExp(`^${field}`) }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const steppedUp = (end?: string) => async () => {
  await tick(/Pay a little more every year/)()
  if (!end) return
  await pick('How far it grows', end)
  await fill('More each time', '500')
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

async function fill(name: string, text: string): Promise<void> {
  // While the server is asked, nothing can be typed.
  await waitFor(() => expect(field(name)).toBeEnabled())
  await userEvent.clear(field(name))
  await userEvent.click(field(name))
  if (text) await userEvent.paste(text)
}

const goOn = async () => userEvent.click(screen.getAllByRole('button', { name: 'Continue to review' })[0]!)

/** What is pasted, what the field shows of it, and what is said about it; undefined: nothing. */
type Row = [pasted: string, shown: string, said: RegExp | undefined]

const tooShort = /must run for at least 6 months/
const noDay = /Choose the end date|valid/
const amountRows: Row[] = [
  ['', '', /Enter an amount/],
  ['499', '499', /The minimum amount is ₹500/],
  ['99999999999999999999', '', /Enter an amount/],
  ['five thousand', '', /Enter an amount/],
  [' 25,000.00 ', '25,000.00', undefined],
  ['25000.50', '25,000.50', /in steps of ₹1\. Enter ₹25,000 or ₹25,001/],
  ['25000.505', '', /Enter an amount/],
  ['₹ 25 000', '25,000', undefined],
  ['२५,०००', '25,000', undefined],
  ['\u200b25\u200b000\u202e', '25,000', undefined],
  ['<b>1</b>', '1', /The minimum amount is ₹500/],
]
const dayRows = (nothing: RegExp, past: RegExp): Row[] => [
  ['', '', nothing],
  ['31 Feb 2027', '31 Feb 2027', nothing],
  ['१० जनवरी २०२७', '१० जनवरी २०२७', nothing],
  ['\u200b10\u200b Jan 2027', '\u200b10\u200b Jan 2027', nothing],
  ['soon', 'soon', nothing],
  ['01 Jan 2020', '01 Jan 2020', past],
]

const forms: [kind: 'lumpsum' | 'sip', name: string, way: (() => Promise<void>) | undefined, rows: Row[]][] =
  [
    ['lumpsum', 'Amount', undefined, amountRows],
    [
      'lumpsum',
      'Adviser code',
      choose('Adviser'),
      [
        ['', '', undefined],
        ['INA12', 'INA12', /Enter the code as INA and nine digits/],
        ['INA0000123456789', 'INA0000123456789', /Enter the code as INA and nine digits/],
        ['  ina0000 12345\u200b ', 'INA000012345', undefined],
        ['INA००००१२३४५', 'INA000012345', undefined],
        ['رمز', 'رمز', /Enter the code as INA and nine digits/],
        ["'; DROP TABLE", "';DROPTABLE", /Enter the code as INA and nine digits/],
      ],
    ],
    ['sip', 'Amount', undefined, amountRows],
    [
      'sip',
      'Number of months',
      choose('No. of Months'),
      [
        ['', '', /Enter the number of months/],
        ['5', '5', tooShort],
        ['99999', '99999', /Enter the number of months/],
        ['many', '', /Enter the number of months/],
        [' १२ ', '12', undefined],
      ],
    ],
    [
      'sip',
      'Number of instalments',
      choose('No. of Installments'),
      [
        ['', '', /Enter the number of instalments/],
        ['0', '0', /Enter the number of instalments/],
        ['5', '5', tooShort],
        ['1,200.00', '120000', /Enter the number of instalments/],
        [' 12 ', '12', undefined],
      ],
    ],
    [
      'sip',
      'Amount to reach',
      choose('SIP amount reaches'),
      [
        ['', '', /Enter the amount to reach/],
        ['100', '100', tooShort],
        [' 60,000.50 ', '60,000.50', undefined],
      ],
    ],
    ['sip', 'End date', choose('Date'), dayRows(noDay, /end date must be in the future/)],
    [
      'sip',
      'More each time',
      steppedUp(),
      [
        ['', '', /Enter an amount/],
        ['99', '99', /The minimum amount is ₹100/],
        [' ५०० ', '500', undefined],
      ],
    ],
    [
      'sip',
      'Highest instalment',
      steppedUp('Up to a highest instalment'),
      [
        ['', '', /Enter the highest instalment/],
        ['5000', '5,000', /The minimum amount is ₹5,001/],
        ['7,500.00', '7,500.00', undefined],
        ['7,500.50', '7,500.50', /in steps of ₹1/],
      ],
    ],
    [
      'sip',
      'Years with step-ups',
      steppedUp('For some years'),
      [
        ['', '', /Enter 1 to 40 years/],
        ['0', '0', /Enter 1 to 40 years/],
        ['120', '120', /Enter 1 to 40 years/],
        [' ५ ', '5', undefined],
      ],
    ],
    ['sip', 'Last day for a step-up', steppedUp('Until a date'), dayRows(/Choose the last day/, /./)],
    [
      'sip',
      'Who gets the cover',
      tick(/Make it a Smart SIP/),
      [
        ['   ', '   ', /Enter who gets the cover/],
        ['R', 'R', /Please enter valid Name/],
        ['<b>Ravi</b>', '<b>Ravi</b>', /Please enter valid Name/],
        ['R2-D2', 'R2-D2', /Please enter valid Name/],
        ['R'.repeat(65), 'R'.repeat(65), /Please enter valid Name/],
        ['रवि', 'रवि', /Please enter valid Name/],
        ['Ra\u200bvi', 'Ra\u200bvi', /Please enter valid Name/],
        [' Ravi Verma ', ' Ravi Verma ', undefined],
      ],
    ],
    [
      'sip',
      'Your date of birth',
      tick(/Make it a Smart SIP/),
      [
        ['', '', /Enter your date of birth/],
        ['31 Feb 1990', '31 Feb 1990', /./],
        ['१ जून १९९०', '१ जून १९९०', /./],
        ['01 Jan 1970', '01 Jan 1970', /18 to 51|51/],
      ],
    ],
  ]

test.each(forms)(
  '%s: %s says what is wrong with what is pasted, keeps it, and goes nowhere [S5.012]',
  async (kind, name, way, rows) => {
    const { callsOf } = await open(kind, way)
    for (const [pasted, shown, said] of rows) {
      await fill(name, pasted)
      expect([pasted, field(name).value]).toEqual([pasted, shown])
      await goOn()
      if (said) expect(field(name)).toHaveAccessibleDescription(said)
      else expect(field(name)).toBeValid()
      expect([pasted, field(name).value]).toEqual([pasted, shown])
      expect(routing.address()).toBe('/home/transaction/invest')
    }
    expect(callsOf('otp/generate')).toEqual([])
  },
)

test('a search for a distributor is kept whole, asked while the server takes it, and refused beside the field when too long [S5.012]', async () => {
  const { callsOf } = await open('lumpsum', choose('Distributor'))
  for (const pasted of ['x', '  ', 'ARN-1204', 'दलाल', "%' or 1=1 --", 'x'.repeat(65)]) {
    await fill('Find your distributor', pasted)
    expect(field('Find your distributor')).toHaveValue(pasted)
  }
  expect(field('Find your distributor')).toHaveAccessibleDescription(/Enter up to 64 characters/)
  await fill('Find your distributor', 'x'.repeat(64))
  expect(field('Find your distributor')).toBeValid()
  await waitFor(() => expect(callsOf('distributor/arnList').length).toBeGreaterThan(0))
})
