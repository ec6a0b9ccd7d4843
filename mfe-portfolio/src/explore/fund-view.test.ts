import { flexiCap, multiAsset, smallCap } from '../testing/samples'
import { fundView } from './fund-view'

test('leads an open fund to investing and a closed one to its details, saying so in words [S3.017]', () => {
  expect(fundView(flexiCap, false)).toMatchObject({
    line: 'Flexi Cap · Direct · Growth',
    notice: null,
    nav: '₹98.4215',
    sipFrom: '₹500',
    action: {
      label: 'Invest',
      name: 'Invest in Neem Flexi Cap Fund',
      to: '/home/transaction/invest?scheme=FLEXI-DG',
    },
    page: '/home/explore-funds/scheme?scheme=FLEXI-DG',
  })
  expect(fundView(smallCap, false)).toMatchObject({
    notice: 'Closed to new investments',
    isClosed: true,
    action: { label: 'Details', to: '/home/explore-funds/scheme?scheme=SMALL-DG' },
  })
})

test('names the category where no heading does, and a fund without SIP', () => {
  expect(fundView(multiAsset, true)).toMatchObject({
    line: 'Hybrid · Multi Asset · Direct · Growth',
    sipFrom: 'No SIP',
  })
})

test('says until when a new fund is on offer', () => {
  const offer = { ...flexiCap, nfoscheme: true, nfoStartDate: '2026-08-18', nfoEndDate: '2026-09-01' }
  expect(fundView(offer, false)).toMatchObject({
    notice: 'New fund offer until 1 Sep 2026',
    isOfferPrice: true,
  })
})
