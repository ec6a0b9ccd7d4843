import fc from 'fast-check'
import { openDatabase, inTransaction, type Database, type OpenDatabase } from '../platform/database'
import { CallError } from '../platform/refusal'
import { emptySandboxData } from '../../test-kit/seeded-sandbox-data'
import { people } from '../../sandbox/data/people'
import { stampDutyOn, sumUnits, unitsFor, valueOf } from './allotment-math'
import { auditLedger } from './audit-ledger'
import { NotEnoughUnits } from './fifo'
import { foliosOf, folioOf, holdsPlan } from './folio-reader'
import { allotUnits, redeemFifo, type Allotment } from './ledger'
import { openFolio, type NewFolio } from './open-folio'
import { folioBanks, ledgerEntries, lots } from './schema'
import { seedScheme } from '../../test-kit/folios/seed-scheme'

let database: OpenDatabase
let db: Database
const plan = 'TEST-DG'

const draftTerms: NewFolio = {
  pan: people.dev.pan,
  name: 'Dev Kumar Nair',
  email: people.dev.email,
  countryCode: '+91',
  mobile: people.dev.mobile,
  bank: {
    bankName: 'Parijat Bank',
    ifsc: 'PRJT0000417',
    branchName: 'Fort',
    branchCity: 'Mumbai',
    accountType: 'Savings',
    accountNumber: '123456789',
  },
  nomination: { kind: 'none' },
  openedOn: '2026-08-25',
  openedBy: 'order-1',
}

const purchase = (
  folioNo: string,
  orderId: string,
  amount: number,
  date: string,
  nav = '10.0000',
): Allotment => {
  const stampDuty = stampDutyOn(amount, date)
  const netAmount = amount - stampDuty
  return { folioNo, plan, orderId, amount, stampDuty, netAmount, nav, date, units: unitsFor(netAmount, nav) }
}

beforeAll(async () => {
  database = await openDatabase({ from: await emptySandboxData() })
  db = database.db
  await seedScheme(db, plan)
}, 30_000)

afterAll(() => database.close())

afterEach(async () => {
  expect(await auditLedger(db)).toEqual([])
})

test('an order opens one folio, however often it is told to', async () => {
  const folioNo = await openFolio(db, draftTerms)
  expect(await openFolio(db, draftTerms)).toBe(folioNo)
  const [folio, ...others] = await foliosOf(db, people.dev.pan)
  expect(others).toEqual([])
  expect(folio).toMatchObject({ folioNo, holdingMode: 'Single', isDemat: false, email: people.dev.email })
  expect(folio?.holders).toMatchObject([{ firstName: 'Dev', middleName: 'Kumar', lastName: 'Nair' }])
  expect(folio?.banks).toMatchObject([{ accountNumber: '123456789', isDefault: true }])
})

test('a second folio with the same account uses the account that is there', async () => {
  const first = await openFolio(db, draftTerms)
  const second = await openFolio(db, { ...draftTerms, openedBy: 'order-2' })
  const used = await db.select().from(folioBanks)
  expect(used.find(({ folioNo }) => folioNo === first)?.bankId).toBe(
    used.find(({ folioNo }) => folioNo === second)?.bankId,
  )
})

test("another investor's folio, bank or nominees answer like ones that do not exist", async () => {
  const folioNo = await openFolio(db, draftTerms)
  const thirdParty = { ...draftTerms, pan: people.esha.pan, openedBy: 'order-3' }
  const [own] = await foliosOf(db, people.dev.pan)
  const bankId = own?.banks[0]?.bankId ?? ''
  const refused = [
    () => folioOf(db, people.esha.pan, folioNo),
    () => folioOf(db, people.esha.pan, '99999999'),
    () => inTransaction(db, (tx) => openFolio(tx, { ...thirdParty, bank: { bankId } })),
    () =>
      inTransaction(db, (tx) => openFolio(tx, { ...thirdParty, nomination: { kind: 'sameAs', folioNo } })),
  ]
  for (const attempt of refused) await expect(attempt()).rejects.toMatchObject({ httpStatus: 404 })
  await expect(refused[0]?.()).rejects.toBeInstanceOf(CallError)
  expect(await foliosOf(db, people.esha.pan)).toEqual([])
})

test('an order is allotted once, also when told to twice at the same time', async () => {
  const folioNo = await openFolio(db, draftTerms)
  const allotment = purchase(folioNo, 'twice', 25_000_00, '2026-08-25')
  expect(await holdsPlan(db, folioNo, plan)).toBe(false)
  const both = await Promise.all([1, 2].map(() => inTransaction(db, (tx) => allotUnits(tx, allotment))))
  expect(both.sort()).toEqual([false, true])
  expect(await holdsPlan(db, folioNo, plan)).toBe(true)
})

test('refuses an allotment whose parts do not make up the amount', async () => {
  const folioNo = await openFolio(db, draftTerms)
  const wrong = { ...purchase(folioNo, 'wrong', 5_000_00, '2026-08-25'), stampDuty: 0 }
  await expect(allotUnits(db, wrong)).rejects.toThrow(RangeError)
})

test('a redemption happens once and never takes more than there is', async () => {
  const folioNo = await openFolio(db, { ...draftTerms, openedBy: 'order-4' })
  await allotUnits(db, purchase(folioNo, 'bought', 10_000_00, '2026-08-25'))
  const sale = { folioNo, plan, kind: 'REDEMPTION' as const, nav: '11.0000', date: '2026-08-26' }
  const once = { ...sale, orderId: 'sold', units: '400.000', proceeds: 4_400_00 }
  for (let told = 0; told < 2; told += 1) await inTransaction(db, (tx) => redeemFifo(tx, once))
  const booked = (await db.select().from(ledgerEntries)).filter(({ orderId }) => orderId === 'sold')
  expect(booked).toMatchObject([{ units: '-400.000', amountPaise: 4_400_00 }])
  const tooMuch = { ...sale, orderId: 'greedy', units: '599.951', proceeds: 6_599_46 }
  await expect(inTransaction(db, (tx) => redeemFifo(tx, tooMuch))).rejects.toThrow(NotEnoughUnits)
  expect(sumUnits((await lotsOf(folioNo)).map(({ unitsLeft }) => unitsLeft))).toBe('599.950')
})

test('after any mixture of purchases and redemptions the lots are what the ledger sums to', async () => {
  const step = fc.record({
    buy: fc.boolean(),
    paise: fc.integer({ min: 1_00, max: 5_00_000_00 }),
    nav: fc.integer({ min: 50_000, max: 900_000 }),
  })
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const folioNo = await openFolio(db, { ...draftTerms, openedBy: `run-${++run}` })
      for (const [index, { buy, paise, nav: tenThousandths }] of steps.entries()) {
        const nav = (tenThousandths / 10_000).toFixed(4)
        const orderId = `run-${run}-${index}`
        const date = `2026-08-${String(10 + index)}`
        if (buy) await allotUnits(db, purchase(folioNo, orderId, paise, date, nav))
        else await redeemWhatThereIs(folioNo, orderId, unitsFor(paise, nav), nav, date)
      }
      const entries = (await db.select().from(ledgerEntries)).filter((entry) => entry.folioNo === folioNo)
      const held = await lotsOf(folioNo)
      expect(sumUnits(held.map(({ unitsLeft }) => unitsLeft))).toBe(
        sumUnits(entries.map(({ units }) => units)),
      )
      expect(held.reduce((sum, { costLeftPaise }) => sum + costLeftPaise, 0)).toBe(
        entries.reduce((sum, { costPaise }) => sum + costPaise, 0),
      )
    }),
    { numRuns: 30 },
  )
}, 30_000)

test('the audit tells of a lot that was changed behind the ledger', async () => {
  const folioNo = await openFolio(db, { ...draftTerms, openedBy: 'order-5' })
  await allotUnits(db, purchase(folioNo, 'audited', 1_000_00, '2026-08-25'))
  const rollback = inTransaction(db, async (tx) => {
    await tx.update(lots).set({ unitsLeft: '1.000' })
    expect((await auditLedger(tx)).join('\n')).toContain(`••${folioNo.slice(-4)}, ${plan}: the ledger says`)
    throw new Error('back to what it was')
  })
  await expect(rollback).rejects.toThrow('back to what it was')
})

test('the audit tells of a sale that brought another sum than its units', async () => {
  const folioNo = await openFolio(db, { ...draftTerms, openedBy: 'order-6' })
  await allotUnits(db, purchase(folioNo, 'bought to sell', 10_000_00, '2026-08-25'))
  const sale = { folioNo, plan, kind: 'REDEMPTION' as const, nav: '11.0000', date: '2026-08-26' }
  const sold = { ...sale, orderId: 'in full', units: '90.909', proceeds: 1_000_00 }
  await inTransaction(db, (tx) => redeemFifo(tx, sold))
  expect(await auditLedger(db)).toEqual([])
  const rollback = inTransaction(db, async (tx) => {
    await redeemFifo(tx, { ...sold, orderId: 'too much', proceeds: 1_000_01 })
    expect(await auditLedger(tx)).toEqual([expect.stringContaining('too much brought another sum')])
    throw new Error('back to what it was')
  })
  await expect(rollback).rejects.toThrow('back to what it was')
})

async function lotsOf(folioNo: string) {
  return (await db.select().from(lots)).filter((lot) => lot.folioNo === folioNo)
}

async function redeemWhatThereIs(folioNo: string, orderId: string, units: string, nav: string, date: string) {
  const proceeds = valueOf(units, nav)
  const sale = { folioNo, plan, kind: 'REDEMPTION' as const, orderId, units, proceeds, nav, date }
  await inTransaction(db, (tx) => redeemFifo(tx, sale)).catch((error: unknown) => {
    if (!(error instanceof NotEnoughUnits)) throw error
  })
}
