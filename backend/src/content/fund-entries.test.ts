import type { SchemePlanFacts } from '../schemes/catalogue'
import { fundEntries } from './fund-entries'

const plan = (code: string, changes: Partial<SchemePlanFacts>) =>
  ({
    code,
    plan: 'D',
    option: 'G',
    scheme: { name: 'Neem Nifty 50 Index Fund', subCategory: 'Index' },
    ...changes,
  }) as SchemePlanFacts

test('a fund stands once, by the words that the search box can hold: letters and spaces', () => {
  const plans = [plan('NIFTY-DG', {}), plan('NIFTY-RG', { plan: 'R' }), plan('NIFTY-DD', { option: 'D' })]
  expect(fundEntries({ plans })).toEqual([
    expect.objectContaining({
      name: 'Neem Nifty 50 Index Fund',
      keywords: ['neem nifty 50 index fund', 'neem nifty index fund', 'index'],
      parameters: '{"scheme":"NIFTY-DG"}',
    }),
  ])
})
