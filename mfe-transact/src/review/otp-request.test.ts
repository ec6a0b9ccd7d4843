import { lumpsumOtpRequest } from './otp-request'

const investor = {
  pan: 'ZZZPV1001A',
  emailId: 'asha@example.in',
  mobileNum: '9876543210',
  isInternational: false,
}
const order = { schemePlanCode: 'FLEXI-DG', folioNo: '1000004821', amount: 25_000_00 }
const about = { arnCode: null, reference: 'reference-1' }

test('the flow type is the joint holder’s when no folio number is present [S4.070]', () => {
  expect(lumpsumOtpRequest(investor, order, about).flowType).toBe('INVESTOR')
  expect(lumpsumOtpRequest(investor, { ...order, folioNo: null }, about)).toMatchObject({
    flowType: 'JOINT_HOLDER',
    folioNumber: '',
  })
})

test('an international investor’s mobile is blanked, so the code goes by e-mail [S4.071]', () => {
  expect(lumpsumOtpRequest({ ...investor, isInternational: true }, order, about)).toMatchObject({
    mobileNumber: '',
    sendOtpTo: 'E',
  })
})

test('a lump sum asks for a code of activity LUMPSUM', () => {
  expect(lumpsumOtpRequest(investor, order, about)).toMatchObject({ activityType: 'LUMPSUM', sendOtpTo: 'B' })
})

test('the request holds the order that the code is to confirm', () => {
  expect(lumpsumOtpRequest(investor, order, about).orders).toEqual([order])
})
