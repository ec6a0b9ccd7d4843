import fc from 'fast-check'
import { Refusal } from '../../platform/refusal'
import { checkPurchase, mostAmount, type PurchaseRules } from './purchase-rules'

type Changes = Partial<Omit<PurchaseRules, 'scheme' | 'folio'>> & {
  scheme?: Partial<PurchaseRules['scheme']>
  folio?: Partial<NonNullable<PurchaseRules['folio']>> | null
}

function facts({ scheme, folio, ...rest }: Changes = {}): PurchaseRules {
  return {
    amount: 5_000_00,
    isAdvised: false,
    ...rest,
    scheme: {
      name: 'Neem Flexi Cap Fund',
      planMode: 'DIRECT',
      purchaseAllowed: true,
      minPurchase: 5_000_00,
      purchaseMultiple: 100,
      minAdditional: 1_000_00,
      additionalMultiple: 100,
      offer: 'none',
      nfoStart: null,
      nfoEnd: null,
      ...scheme,
    },
    folio: folio === null ? null : { isDemat: false, holdingMode: 'Single', holdsPlan: false, ...folio },
  }
}

function refusalOf(changes: Changes): Refusal | undefined {
  try {
    checkPurchase(facts(changes))
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

test('an amount at the minimum of an open scheme can be bought', () => {
  expect(refusalOf({})).toBeUndefined()
  expect(refusalOf({ folio: null })).toBeUndefined()
  expect(refusalOf({ folio: { holdingMode: 'Anyone or Survivor' } })).toBeUndefined()
})

test('a folio in Demat is refused [S8.018]', () => {
  expect(refusalOf({ folio: { isDemat: true } })).toMatchObject({
    code: '-301',
    message: expect.stringContaining('Demat'),
  })
})

test('for the joint mode online transaction is not activated [S8.019]', () => {
  expect(refusalOf({ folio: { holdingMode: 'Joint' } })).toMatchObject({
    code: '-302',
    message: expect.stringContaining('online transaction is not activated'),
  })
})

const noDistributor =
  'You can buy a Regular plan only through a distributor. Choose one, or choose the Direct plan.'

test.each<[string, Changes, string, string]>([
  [
    'a scheme that takes no purchases',
    { scheme: { purchaseAllowed: false } },
    '-303',
    'Neem Flexi Cap Fund is closed to new investments. Choose another fund.',
  ],
  ['a Regular plan without a distributor', { scheme: { planMode: 'REGULAR' } }, '-304', noDistributor],
  ['a Regular plan in a new folio', { scheme: { planMode: 'REGULAR' }, folio: null }, '-304', noDistributor],
  [
    'an offer that has not opened',
    { scheme: { offer: 'upcoming', nfoStart: '2026-09-01' } },
    '-305',
    'You can invest in Neem Flexi Cap Fund from 1 Sep 2026, when its offer opens.',
  ],
  [
    'an offer whose units are being given',
    { scheme: { offer: 'allotting', nfoEnd: '2026-08-20' } },
    '-306',
    'The offer of Neem Flexi Cap Fund closed on 20 Aug 2026. Choose another fund.',
  ],
  [
    'a paisa under the minimum',
    { amount: 4_999_99 },
    '-307',
    'The minimum amount is ₹5,000. Enter ₹5,000 or more.',
  ],
  ['nothing', { amount: 0 }, '-307', 'Enter an amount'],
  [
    'a paisa under the minimum of the next purchase',
    { amount: 999_99, folio: { holdsPlan: true } },
    '-307',
    'The minimum amount is ₹1,000. Enter ₹1,000 or more.',
  ],
  [
    'more than can be ordered online',
    { amount: mostAmount + 100 },
    '-308',
    'You can invest up to ₹1,00,00,00,000 online at once.',
  ],
  [
    'an amount between two steps',
    { amount: 5_000_50 },
    '-309',
    'You can go up from ₹5,000 in steps of ₹1. Enter ₹5,000 or ₹5,001.',
  ],
])('%s is refused in words that say what to do', (_what, changes, code, message) => {
  expect(refusalOf(changes)).toMatchObject({ code, message })
})

test('a Regular plan is sold where a distributor stands behind the order', () => {
  expect(refusalOf({ scheme: { planMode: 'REGULAR' }, isAdvised: true })).toBeUndefined()
})

test('the limits of an additional purchase hold for a plan that the folio holds', () => {
  expect(refusalOf({ amount: 1_000_00, folio: { holdsPlan: true } })).toBeUndefined()
  expect(refusalOf({ amount: 1_000_00 })?.code).toBe('-307')
})

test('steps count from the smallest amount, as the schemes announce them', () => {
  const scheme = { minPurchase: 500_00, purchaseMultiple: 1_000_00 }
  expect(refusalOf({ amount: 1_500_00, scheme })).toBeUndefined()
  expect(refusalOf({ amount: 2_000_00, scheme })?.message).toContain('₹1,500 or ₹2,500')
})

test('the nearest amounts are told, and both could be bought', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5_000_00, max: 10_00_000_00 }),
      fc.constantFrom(100, 500, 1_000_00),
      (amount, step) => {
        const refusal = refusalOf({ amount, scheme: { purchaseMultiple: step } })
        if ((amount - 5_000_00) % step === 0) return expect(refusal).toBeUndefined()
        const told = (refusal?.message.match(/₹[\d,]+/g) ?? [])
          // Before them stand the smallest amount and the step.
          .slice(2)
          .map((text) => Number(text.replace(/\D/g, '')) * 100)
        expect(told.length).toBeGreaterThan(0)
        for (const near of told)
          expect(refusalOf({ amount: near, scheme: { purchaseMultiple: step } })).toBeUndefined()
      },
    ),
  )
})
