import { sampleBank, sampleFolio } from '../../testing/sample-folios'
import { samplePayers } from '../../testing/sample-sip'
import { kindDetailsOf } from './sip-values'

const values = { umrn: 'PRJT7000000000001001' }
const payers = samplePayers()

test('the draft keeps the account that pays with its branch, and the mandate [S3.039]', () => {
  expect(kindDetailsOf(values, { payers, folios: [sampleFolio()] }).payment).toEqual({
    bankId: 'bank-4417',
    bankCode: 'PARJ',
    bankName: 'Parijat Bank',
    accountNo: '4417',
    accountType: 'Savings',
    ifscCode: 'PARJ0000417',
    paymentMode: 'KOTM',
    omUMRN: 'PRJT7000000000001001',
    bankAddress: 'Fort',
    bankCity: 'Mumbai',
  })
})

test('of an account that no folio has, it keeps what the mandate says', () => {
  const folios = [sampleFolio({ banks: [sampleBank({ bankId: 'bank-9052' })] })]
  expect(kindDetailsOf(values, { payers, folios }).payment).toMatchObject({
    bankId: 'bank-4417',
    bankCode: null,
    accountType: null,
    ifscCode: '',
  })
  expect(kindDetailsOf({}, { payers, folios }).payment).toBeNull()
})
