import { nomineeRelations } from '@portal/contracts/format'
import { bringLanguages, inLanguage } from '../platform/language'
import { asFolioHasIt } from './nominees'

beforeAll(bringLanguages)

test('a folio keeps a relation in English, whatever language it was named in', () => {
  const nominee = {
    name: 'Rohan Verma',
    relation: 'SP' as const,
    sharePercent: 100,
    dateOfBirth: '1985-04-11',
    identity: null,
    guardian: null,
  }
  expect(inLanguage('hi', () => nomineeRelations.SP)).toBe('पति/पत्नी')
  expect(inLanguage('hi', () => asFolioHasIt(nominee))).toMatchObject({ relation: 'Spouse' })
})
