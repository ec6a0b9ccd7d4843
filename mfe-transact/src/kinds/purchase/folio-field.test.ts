import { folioRefusal } from '../../shared/folio-rules'
import { folioHint, folioOption, preferredFolio } from './folio-field'
import { sampleHolding } from '@portal/testing/samples'
import { sampleFolio } from '../../testing/sample-folios'

const demat = sampleFolio({ folioNo: '2000000001', isDemat: true })
const joint = sampleFolio({ folioNo: '2000000002', holdingMode: 'Joint' })
const either = sampleFolio({ folioNo: '2000000003', holdingMode: 'Anyone or Survivor', holdings: [] })

test('a folio option shows the last four digits and a masked name, dots as spaces [S5.052, S5.054]', () => {
  const folio = sampleFolio({ holders: [{ firstName: 'Asha', middleName: 'K.', lastName: 'Verma' }] })
  expect(folioOption(folio)).toEqual({
    value: '1000004821',
    label: 'XXXXXX4821',
    detail: 'AXXX K VXXXX · Single',
  })
})

test('a Demat folio stays in the list, marked, with the reason why it cannot be used [S8.018]', () => {
  expect(folioOption(demat).detail).toMatch(/ · not for online purchases$/)
  expect(folioRefusal(demat)).toMatch(/^This folio is held in Demat\./)
})

test('a folio of mode Joint is refused online, Anyone or Survivor is not [S8.019]', () => {
  expect(folioRefusal(joint)).toMatch(/^Online transactions are not activated/)
  expect(folioRefusal(either)).toBeUndefined()
})

test('starts with the folio that holds the scheme, else the first that can transact, else a new one', () => {
  const holding = sampleFolio()
  expect(preferredFolio([either, holding], 'FLEXI-DG')).toBe('1000004821')
  expect(preferredFolio([demat, either, holding], 'LIQUID-DG')).toBe('2000000003')
  expect(preferredFolio([demat, joint], 'FLEXI-DG')).toBe('new')
  expect(preferredFolio([], null)).toBe('new')
})

test('says what the chosen folio holds', () => {
  const two = sampleFolio({ holdings: [sampleHolding(), sampleHolding({ schemePlanCode: 'GILT-DG' })] })
  expect(folioHint(two, 'LIQUID-DG')).toMatch(/^You hold 2 schemes in it\./)
  expect(folioHint(two, 'GILT-DG')).toMatch(/^You already hold this scheme/)
  expect(folioHint(either, null)).toMatch(/^You hold nothing in it yet\./)
  expect(folioHint(undefined, null)).toMatch(/^We open it with your first payment/)
})
