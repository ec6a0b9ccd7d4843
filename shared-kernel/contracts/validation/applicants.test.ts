import { applicantFaults, filledShares } from './public'

const around = { earlier: [], countryCode: '+91', today: '2026-08-25' }
const uma = {
  pan: 'ZZZPV1019U',
  dateOfBirth: '1988-02-11',
  Email: 'uma@example.in',
  Mobile: '9810001019',
  mobileBelongstoCode: 'SE',
  emailBelongstoCode: 'SE',
}
const asha = { ...uma, pan: 'ZZZPV1001A', Email: 'asha@example.in', Mobile: '9810001001' }
const faults = (changes: object, more: object = {}) =>
  Object.keys(applicantFaults({ ...uma, ...changes }, { ...around, ...more }))

test('a complete applicant has no fault, and the name counts only where it is shown', () => {
  expect(faults({})).toEqual([])
  expect(faults({ investorName: 'U' })).toEqual(['investorName'])
})

test('every field is needed', () => {
  const empty = {
    pan: '',
    dateOfBirth: '',
    Email: '',
    Mobile: '',
    mobileBelongstoCode: '',
    emailBelongstoCode: '',
  }
  expect(faults(empty)).toHaveLength(6)
})

test('a first applicant abroad has 8 to 12 digits, every other one a mobile of India', () => {
  const abroad = { countryCode: '+971' }
  expect(faults({ Mobile: '50100101' }, abroad)).toEqual([])
  expect(faults({ Mobile: '5010010' }, abroad)).toEqual(['Mobile'])
  expect(faults({ Mobile: '50100101' }, { ...abroad, earlier: [asha] })).toEqual(['Mobile'])
})

test('a PAN stands once; of e-mail and mobile one may be shared', () => {
  expect(faults({ pan: asha.pan }, { earlier: [asha] })).toEqual(['pan'])
  expect(faults({ Email: asha.Email }, { earlier: [asha] })).toEqual([])
  expect(faults({ Email: 'ASHA@example.in', Mobile: asha.Mobile }, { earlier: [asha] })).toEqual(['Email'])
})

test('the open shares get equal parts of the rest, the odd lot goes to the first of them', () => {
  expect(filledShares([null, null, null])).toEqual([33.34, 33.33, 33.33])
  expect(filledShares([60, null])).toEqual([60, 40])
  expect(filledShares([60, 40, null])).toEqual([60, 40, null])
  expect(filledShares([60, 30])).toEqual([60, 30])
})
