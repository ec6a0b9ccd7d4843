import type { SchemeCategory } from '@portal/contracts/schemes/product'
import { defaultSchemes } from './default-schemes'

type Held = Parameters<typeof defaultSchemes>[0][number]

function scheme(schemePlanCode: string, purAllow: 'Y' | 'N' = 'Y') {
  const [schemeCode, [planCode, optionCode] = ''] = schemePlanCode.split('-')
  return { schemePlanCode, schemeCode, planCode, optionCode, purAllow }
}

const list = [
  { schemes: [scheme('FLEXI-DG'), scheme('FLEXI-RG'), scheme('FLEXI-DR'), scheme('SMALL-DG', 'N')] },
  { schemes: [scheme('LIQUID-DG'), scheme('OVERNIGHT-DG')] },
] as unknown as SchemeCategory[]

const held = (schemeCode: string, planName: Held['planName'], optionCode: Held['optionCode']): Held => ({
  schemeCode,
  planName,
  optionCode,
})

test.each<[string, Held[], string[]]>([
  ['all three codes match', [held('FLEXI', 'DIRECT', 'G')], ['FLEXI-DG']],
  ['another plan of the scheme is held', [held('FLEXI', 'REGULAR', 'G')], ['FLEXI-RG']],
  ['another option of the scheme is held', [held('FLEXI', 'DIRECT', 'R')], ['FLEXI-DR']],
  ['no plan of that option is in the list', [held('LIQUID', 'DIRECT', 'D')], []],
  ['the scheme is not in the list', [held('GONE', 'DIRECT', 'G')], []],
  ['the scheme is closed for purchase', [held('SMALL', 'DIRECT', 'G')], []],
  ['nothing is held', [], []],
  [
    'two are held, one of them twice, in two folios',
    [held('LIQUID', 'DIRECT', 'G'), held('FLEXI', 'DIRECT', 'G'), held('LIQUID', 'DIRECT', 'G')],
    ['FLEXI-DG', 'LIQUID-DG'],
  ],
])('when %s [S4.029] [S4.030] [S3.017]', (_, invested, expected) => {
  expect(defaultSchemes(invested, list)).toEqual(expected)
})

test('a kept scheme is matched by scheme, plan and option code together, not by two of them [S4.030]', () => {
  expect(defaultSchemes([held('FLEXI', 'DIRECT', 'G')], list)).toEqual(['FLEXI-DG'])
  expect(defaultSchemes([held('FLEXI', 'REGULAR', 'R')], list)).toEqual([])
})
