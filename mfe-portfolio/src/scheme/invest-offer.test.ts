import { flexiCap, smallCap } from '../testing/samples'
import { closedReason, investAddress, purchaseLimits, usualAmounts } from './invest-offer'

test('asks for the first purchase, and of a holder for the smaller addition [S3.016]', () => {
  expect(purchaseLimits(flexiCap, false)).toEqual({ min: 1_000_00, multiple: 1_00 })
  expect(purchaseLimits(flexiCap, true)).toEqual({ min: 500_00, multiple: 1_00 })
  expect(purchaseLimits({ ...flexiCap, minAddPurchase: 5_000_00 }, true).min).toBe(1_000_00)
})

test('offers the usual amounts that the fund takes', () => {
  const limits = { min: 1_000_00, multiple: 500_00 }
  expect(usualAmounts([500_00, 1_000_00, 1_200_00, 2_500_00], limits)).toEqual([1_000_00, 2_500_00])
})

test('says why a fund takes no money [S3.017]', () => {
  expect(closedReason(flexiCap)).toBeNull()
  expect(closedReason(smallCap)).toBe('You can keep or redeem what you hold.')
  const offer = { ...smallCap, nfoscheme: true, nfoStartDate: '2026-08-18', nfoEndDate: '2026-09-01' }
  expect(closedReason(offer)).toBe('You can invest from 18 Aug 2026 to 1 Sep 2026.')
})

test('hands scheme and amount to the purchase', () => {
  expect(investAddress('FLEXI-DG', 25_000_00)).toBe('/home/transaction/invest?scheme=FLEXI-DG&amount=25000')
})
