import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allocationCentre, allocationSentence, slicesOf } from './allocation'

const allocation = [
  { category: 'DEBT' as const, value: 1_73_092_00, share: 0.191 },
  { category: 'EQUITY' as const, value: 5_14_296_00, share: 0.568 },
  { category: 'INTERNATIONAL' as const, value: 79_152_00, share: 0.087 },
  { category: 'HYBRID' as const, value: 1_38_656_00, share: 0.153 },
]

test('has a colour defined for each category, all of them different [S9.031]', () => {
  const tokens = readFileSync(join(__dirname, '../../../shared-kernel/ui/tokens.css'), 'utf8')
  const light = tokens.slice(0, tokens.indexOf("[data-theme='dark']"))
  const colours = ['equity', 'debt', 'hybrid', 'international'].map(
    (name) => new RegExp(`--category-${name}: (#[0-9a-f]{6});`).exec(light)?.[1],
  )
  expect(colours).not.toContain(undefined)
  expect(new Set(colours).size).toBe(4)
})

test('gives every category its own colour, largest slice first [S9.030, S9.031]', () => {
  expect(slicesOf(allocation).map(({ label, colour }) => [label, colour])).toEqual([
    ['Equity', 'EQUITY'],
    ['Debt', 'DEBT'],
    ['Hybrid', 'HYBRID'],
    ['International FoF', 'INTERNATIONAL'],
  ])
})

test('tells the donut in a sentence that holds its figures [S9.059]', () => {
  expect(allocationSentence(allocation)).toBe(
    'Allocation by category: Equity ₹5,14,296, 56.8%; Debt ₹1,73,092, 19.1%; ' +
      'Hybrid ₹1,38,656, 15.3%; International FoF ₹79,152, 8.7%.',
  )
})

test('counts schemes and folios', () => {
  expect(allocationCentre(7, 3)).toEqual({ caption: '7 schemes', figure: '3 folios' })
  expect(allocationCentre(1, 1)).toEqual({ caption: '1 scheme', figure: '1 folio' })
})
