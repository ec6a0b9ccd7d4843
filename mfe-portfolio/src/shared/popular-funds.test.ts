import { categories, flexiCap, liquid, multiAsset, smallCap } from '../testing/samples'
import { popularFunds, smallestAmounts, teaser } from './popular-funds'

test('shows one fund a category, marked ones first, never a closed one [S3.017]', () => {
  expect(popularFunds(categories)).toEqual([liquid, flexiCap, multiAsset])
  expect(popularFunds([{ ...categories[0]!, schemes: [smallCap] }])).toEqual([])
})

test('knows the smallest ways to begin', () => {
  expect(smallestAmounts(categories)).toEqual({ sip: 500_00, lumpSum: 1_000_00 })
  expect(smallestAmounts([])).toBeNull()
})

test('says in a sentence what a fund does and for how long to stay', () => {
  expect(
    teaser({ objective: 'Buys shares. Growth over years.', investmentHorizon: 'For 5 years or more' }),
  ).toBe('Buys shares. For 5 years or more.')
  expect(teaser({ objective: 'Buys shares.', investmentHorizon: '' })).toBe('Buys shares.')
  expect(
    teaser({ objective: 'शेयर खरीदता है। कई सालों में बढ़त।', investmentHorizon: '5 साल या ज़्यादा के लिए' }),
  ).toBe('शेयर खरीदता है। 5 साल या ज़्यादा के लिए।')
})
