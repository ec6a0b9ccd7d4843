import { message } from '@portal/contracts/catalogue'
import type { DescribedFolio, DraftNominee } from '@portal/contracts/folio-opening/new-folio'
import { paymentApi } from '@portal/contracts/payments/payment'
import { eq } from 'drizzle-orm'
import { folioOf } from '../folios/folio-reader'
import { accountCheckOf, outcomeOf } from '../payments/account-check'
import { verifiedAccounts } from '../payments/schema'
import { outboundCalls } from '../platform/tables'
import type { TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { checkInvariants } from '../invariants'
import {
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
  type DraftTerms,
} from '../../test-kit/orders/purchase-journey'

const asha = people.asha.pan

let portal: TestPortal
let own: PurchaseJourney

beforeAll(async () => {
  portal = await startListeningPortal()
  own = purchaseJourney(portal, asha, await portal.loginAs(asha))
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

type NewFolio = DescribedFolio

const draftTerms = (newFolio: Partial<NewFolio> = {}): DraftTerms => ({
  schemePlanCode: 'FLEXI-DG',
  folioNo: null,
  amount: 10_000_00,
  newFolio: { bank: { bankId: 'BA-1001-1' }, nomination: { kind: 'none' }, ...newFolio },
})
const account = (accountNumber: string): NewFolio['bank'] => ({
  accountNumber,
  ifscCode: 'PRJT0000417',
  accountType: 'Savings',
})

async function paidFolio(newFolio: Partial<NewFolio>) {
  const { transactionId } = await own.placed(draftTerms(newFolio))
  await own.pay(transactionId)
  const paid = await own.when(transactionId, ({ state }) => state === 'paid')
  return folioOf(portal.platform.db, asha, paid.folioNo ?? '')
}

test('a new folio opens when its money comes, with the bank and the nominees that were chosen', async () => {
  const order = await own.placed(draftTerms({ nomination: { kind: 'sameAs', folioNo: '91024821' } }))
  expect(order).toMatchObject({ isNewFolio: true, folioNo: null })
  await own.pay(order.transactionId)
  const paid = await own.when(order.transactionId, ({ state }) => state === 'paid')
  const folio = await folioOf(portal.platform.db, asha, paid.folioNo ?? '')
  expect(folio).toMatchObject({ holdingMode: 'Single', openedBy: order.checkoutId })
  expect(folio.banks).toMatchObject([{ bankId: 'BA-1001-1' }])
  expect(folio.nominees.map(({ sharePercent }) => sharePercent)).toEqual([60, 40])
})

const rohan: DraftNominee = {
  name: 'Rohan Verma',
  relation: 'SP',
  sharePercent: 60,
  dateOfBirth: null,
  identity: { kind: 'Aadhaar', number: '4821' },
  guardian: null,
}
const mira: DraftNominee = {
  name: 'Mira Verma',
  relation: 'DC',
  sharePercent: 40,
  dateOfBirth: '2015-06-01',
  identity: null,
  guardian: { name: 'Rohan Verma', relation: 'GD' },
}

test('the nominees that an order names are those of the folio that it opens, with all that was said of them', async () => {
  const folio = await paidFolio({ nomination: { kind: 'listed', nominees: [rohan, mira] } })
  expect(folio.nominees).toEqual([
    {
      name: 'Rohan Verma',
      relation: 'Spouse',
      sharePercent: 60,
      birthDate: null,
      identityKind: 'AADHAAR',
      identityNumber: '4821',
      guardianName: null,
    },
    {
      name: 'Mira Verma',
      relation: 'Dependent Children',
      sharePercent: 40,
      birthDate: '2015-06-01',
      identityKind: null,
      identityNumber: null,
      guardianName: 'Rohan Verma',
    },
  ])
})

test.each<[string, DraftNominee[], string]>([
  ['shares that do not total 100', [rohan], '-516'],
  ['the holder', [{ ...rohan, name: 'Asha Verma', sharePercent: 100 }], '-517'],
  [
    'the PAN of the holder',
    [{ ...rohan, sharePercent: 100, identity: { kind: 'PAN', number: asha } }],
    '-517',
  ],
  ['a child without a guardian', [rohan, { ...mira, guardian: null }], '-517'],
  ['nobody related', [{ ...rohan, relation: 'SE', sharePercent: 100 }], '-517'],
])('nominees that an order names are judged as those of every folio: %s', async (_what, nominees, code) => {
  const { resultInfo } = await own.order(draftTerms({ nomination: { kind: 'listed', nominees } }))
  expect(resultInfo.resultCodeId).toBe(code)
})

test('an account of the investor that is new to us is verified and joins the folio', async () => {
  const folio = await paidFolio({ bank: account('778899001122') })
  expect(folio.banks).toMatchObject([
    { bankName: 'Parijat Bank', branchCity: 'Mumbai', accountNumber: '778899001122' },
  ])
  expect(folio.nominees).toEqual([])
})

test('an account is verified once, and the record of it holds no account number', async () => {
  const bank = account('665544332211')
  await own.placed(draftTerms({ bank }))
  await own.placed(draftTerms({ bank }))
  const { db } = portal.platform
  expect(
    await db.select().from(verifiedAccounts).where(eq(verifiedAccounts.accountNumber, '665544332211')),
  ).toHaveLength(1)
  const drops = (await db.select().from(outboundCalls)).filter(({ provider }) => provider === 'penny drop')
  expect(drops.filter(({ request }) => JSON.stringify(request).includes('2211'))).toHaveLength(1)
  expect(JSON.stringify(drops)).not.toContain('665544332211')
})

test('only the new account may pay for its folio', async () => {
  const { transactionId } = await own.placed(draftTerms({ bank: account('778899003344') }))
  const { banks } = (await own.call(paymentApi.banks, { transactionId })).data
  expect(banks).toMatchObject([{ bankName: 'Parijat Bank', accountLast4: '3344', usableFrom: null }])
  expect((await own.initiate(transactionId, 'DCB', 'BA-1001-1')).resultInfo.resultCodeId).toBe('-325')
  expect((await own.initiate(transactionId, 'DCB', banks[0]?.bankId ?? '')).resultInfo.resultCode).toBe(
    'SUCCESS',
  )
})

test('an account in another name is refused because the name match failed, before a code is sent and after it [S8.029]', async () => {
  const strange = draftTerms({ bank: account('123456780000') })
  const requested = await own.ask(strange)
  expect(requested.resultInfo.resultCodeId).toBe('-331')
  const { resultInfo } = await own.order(strange)
  expect(resultInfo).toMatchObject({
    resultCodeId: '-331',
    resultMsg: message('nameMatchFailed'),
  })
})

test.each<[string, Partial<NewFolio>, string]>([
  ['an account whose bank is down', { bank: account('123456789999') }, '-332'],
  [
    'an IFSC that no branch has',
    { bank: { accountNumber: '1234567890', ifscCode: 'ZZZZ0000001', accountType: 'Savings' } },
    '-333',
  ],
  ['an account of somebody else', { bank: { bankId: 'BA-1002-1' } }, '-313'],
  ['an account in its cooling period', { bank: { bankId: 'BA-1001-3' } }, '-312'],
])('%s is refused', async (_what, newFolio, code) => {
  expect((await own.order(draftTerms(newFolio))).resultInfo.resultCodeId).toBe(code)
})

test('an account in its cooling period stays in it when it is typed anew', async () => {
  const { db } = portal.platform
  const [cooling] = (await folioOf(db, asha, '91024821')).banks.filter(({ bankId }) => bankId === 'BA-1001-3')
  if (!cooling) throw new Error('the data set has no account in its cooling period')
  const { accountNumber, ifsc: ifscCode } = cooling
  const { resultInfo } = await own.order(
    draftTerms({ bank: { accountNumber, ifscCode, accountType: 'Savings' } }),
  )
  expect(resultInfo.resultCodeId).toBe('-312')
})

test('nominees cannot be taken from a folio of somebody else, and a new folio needs its details', async () => {
  expect((await own.order(draftTerms({ nomination: { kind: 'sameAs', folioNo: '91002002' } }))).status).toBe(
    404,
  )
  const { newFolio, ...bare } = draftTerms()
  expect(newFolio).toBeDefined()
  expect((await own.order(bare)).status).toBe(400)
})

test('the sandbox bank answers by the end of the account number', async () => {
  const check = accountCheckOf(portal.platform.config, portal.platform.publicUrl())
  const findings = ['10000', '18888', '19999', '12345'].map((accountNumber) =>
    check({ accountNumber, ifscCode: 'PRJT0000417' }, 'Asha Verma'),
  )
  expect((await Promise.all(findings)).map((finding) => outcomeOf(finding, 100))).toEqual([
    'nameMismatch',
    'closed',
    'bankDown',
    'verified',
  ])
})
