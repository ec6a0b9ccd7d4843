import { defaultSettings } from '../default-layouts'
import { nameOfTrade, readHoldings, readMoney } from './read-lines'
import { largestFile } from '../../platform/file-table'

const bytes = (text: string) => new TextEncoder().encode(text)
const razorpay =
  'entity_id,type,debit,credit,amount,currency,fee,tax,on_hold,settled,created_at,settled_at,settlement_id,description,notes,payment_id,arn,settlement_utr,order_id,order_receipt,method,upi_flow,card_network,card_issuer,card_type,dispute_id,additional_utr'
const payment =
  'pay_DEXrnipqTmWVGE,payment,0,971.00,"1,000.00",INR,29.00,4.42,0,1,25/08/2026 10:00:00,26/08/2026,setl_DGlQ1Rj8os78Ec,"पहला, भुगतान","{""a"":1}",,,1568176960vxp0rj,order_1,5f1f,upi,,,,,,'
const refund =
  'rfnd_DGRcGzZSLyEdg1,refund,2425,0,2425,INR,0,0,0,0,25/08/2026 10:00:00,,,,,pay_1,,,order_2,,card,,,,,,'
const settlement = (...lines: string[]) =>
  readMoney(bytes(lines.join('\r\n')), 'settlement', defaultSettings.settlement)

test('the recon of the gateway is read: what was settled, what is held back, fee and tax, to the paisa', () => {
  expect(settlement(`\uFEFF${razorpay}`, payment, refund, '')).toEqual([
    {
      line: 2,
      kind: 'capture',
      names: ['pay_dexrnipqtmwvge', '5f1f'],
      amount: 1_000_00,
      state: 'done',
      on: '2026-08-26',
      utr: '1568176960vxp0rj',
      batch: 'setl_dglq1rj8os78ec',
      fee: 29_00,
      tax: 4_42,
      net: 971_00,
    },
    {
      line: 3,
      kind: 'refund',
      names: ['rfnd_dgrcgzzslyedg1'],
      amount: 2_425_00,
      state: 'open',
      on: null,
      utr: null,
      batch: '',
      fee: 0,
      tax: 0,
      net: 2_425_00,
    },
  ])
})

test('a kind that is nothing of ours is kept as such, and the tax may lie beside the fee', () => {
  const adjustment = payment.replace('payment,0,971.00', 'adjustment,5,0')
  expect(settlement(razorpay, adjustment)).toMatchObject([{ kind: 'other', net: null }])
  const layout = { ...defaultSettings.settlement, feeHasTax: false }
  expect(readMoney(bytes(`${razorpay}\n${payment}`), 'settlement', layout)).toMatchObject([
    { fee: 33_42, tax: 4_42 },
  ])
})

test.each([
  ['a column less', [razorpay, payment, 'pay_2,payment,0'], 'Line 3: it has another number of columns'],
  ['a quote without end', [razorpay, payment.replace('भुगतान"', 'भुगतान')], 'Line 2: '],
  [
    'a state of its own',
    [razorpay, payment.replace('INR,29.00,4.42,0,1', 'INR,29.00,4.42,0,maybe')],
    'Line 2: settled is "maybe", which is none of 0, 1',
  ],
  [
    'a formula for an amount',
    [razorpay, payment.replace('"1,000.00"', '=SUM(A1:A9)')],
    'Line 2: amount is "=SUM(A1:A9)"',
  ],
  [
    'an amount of nothing',
    [razorpay, payment.replace('"1,000.00"', '0')],
    'Line 2: amount is not above zero',
  ],
  [
    'nothing that names it',
    [razorpay, payment.replace('pay_DEXrnipqTmWVGE', '').replace('5f1f', '')],
    'Line 2: nothing names it',
  ],
  [
    'a command for a terminal',
    [razorpay, payment.replace('5f1f', '\u001b[2J')],
    'Line 2: order_receipt has characters that are no text',
  ],
  [
    'a name without end',
    [razorpay, payment.replace('5f1f', 'x'.repeat(201))],
    'Line 2: order_receipt is longer than 200',
  ],
  ['another table', ['a,b', '1,2'], 'Line 1: there is no column entity_id; it has a, b'],
  ['a column twice', [`${razorpay},AMOUNT`], 'Line 1: the column amount stands there twice'],
  ['nothing', [''], 'The file is empty.'],
])('a file with %s is refused whole, with the line', (_what, lines, says) => {
  expect(() => settlement(...lines)).toThrow(says)
})

test('what is no text, and what is too much, is refused before it is read', () => {
  const read = (content: Uint8Array) => () => readMoney(content, 'settlement', defaultSettings.settlement)
  expect(read(new Uint8Array([0x50, 0x4b, 3, 4, 0xff]))).toThrow('no text in UTF-8')
  expect(read(new Uint8Array([0xff, 0xfe, 65, 0]))).toThrow('UTF-16')
  expect(read(new Uint8Array(largestFile + 1))).toThrow('larger than 50 MB')
  expect(read(bytes(`${razorpay}\n${'x'.repeat(2 * 1024 * 1024)}`))).toThrow('longer than a line may be')
})

test('lines behind a value with a line end in it are counted as an editor counts them', () => {
  const broken = payment.replace('पहला, भुगतान', 'पहला\nभुगतान')
  expect(() => settlement(razorpay, broken, refund.replace(',2425,INR', ',NaN,INR'))).toThrow(
    'Line 4: amount is "NaN"',
  )
})

test('the payouts of a bank are read by the words that the layout gives', () => {
  const layout = {
    ...defaultSettings.payouts,
    delimiter: '|' as const,
    columns: { ...defaultSettings.payouts.columns, names: ['Cust Ref'], state: 'Txn Status' },
    states: { SUCCESS: 'done' as const, 'Rejected by bank': 'back' as const },
  }
  const file =
    'Cust Ref|AMOUNT|Txn Status|created_at|UTR\n"=""0012"""|10.5|success|25-AUG-2026|N1\nb|1|REJECTED BY BANK||'
  expect(readMoney(bytes(file), 'payouts', layout)).toMatchObject([
    {
      kind: 'payout',
      names: ['0012'],
      amount: 10_50,
      state: 'done',
      on: '2026-08-25',
      utr: 'N1',
      batch: 'n1',
    },
    { kind: 'payout', names: ['b'], amount: 1_00, state: 'back', on: null, utr: null },
  ])
})

test('confirmations of a registrar are read, whichever sign it gives what was sold', () => {
  const layout = { ...defaultSettings.confirmations, plans: { NMFX1G: 'FLEXI-DG' } }
  const file = `FOLIO_NO,PRODCODE,TRXNNO,USRTRXNO,TRADDATE,PURPRICE,UNITS,AMOUNT
70010001,NMFX1G,900,ORD-1,25-AUG-2026,10.5,-1000,"-10,500.00"`
  const [line] = readMoney(bytes(file), 'confirmations', layout)
  expect(line).toMatchObject({
    ...{
      kind: 'trade',
      amount: 10_500_00,
      units: '1000.000',
      nav: '10.5000',
      on: '2026-08-25',
      batch: '900',
    },
    names: [nameOfTrade('ord-1', { folioNo: '70010001', planCode: 'FLEXI-DG' })],
  })
  expect(JSON.stringify(line)).not.toContain('70010001')
})

test('balances of a registrar are read, with its codes of plans and zeros in front of a folio', () => {
  const layout = { ...defaultSettings.registrar, plans: { NMFX1G: 'FLEXI-DG' } }
  const file = `AMC_CODE,FOLIOCHK,PRODUCT,SCH_NAME,REP_DATE,CLOS_BAL,RUPEE_BAL
NM,"=""0070010001""",nmfx1g,"Neem Flexi, Direct",31/08/2026,"1,234.5","12,345.00"
NM,70010002,LIQUID-RG,नीम लिक्विड,,0.001,`
  expect(readHoldings(bytes(file), layout)).toEqual([
    {
      line: 2,
      folioNo: '0070010001',
      planCode: 'FLEXI-DG',
      units: '1234.500',
      nav: null,
      amount: 12_345_00,
      on: '2026-08-31',
    },
    {
      line: 3,
      folioNo: '70010002',
      planCode: 'LIQUID-RG',
      units: '0.001',
      nav: null,
      amount: null,
      on: null,
    },
  ])
  expect(() => readHoldings(bytes(file.replace('0.001', '0.0001')), layout)).toThrow(
    'Line 3: CLOS_BAL is "0.0001"',
  )
  expect(() => readHoldings(bytes(file.replace('LIQUID-RG', '')), layout)).toThrow(
    'Line 3: FOLIOCHK or PRODUCT is empty',
  )
})
