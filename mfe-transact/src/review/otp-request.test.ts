import { lumpsumOtpRequest } from './otp-request'

const investor = {
  pan: 'ZZZPV1001A',
  emailId: 'asha@example.in',
  mobileNum: '9876543210',
  isInternational: false,
}
const order = { folioNo: '1000004821', arnCode: null, reference: 'reference-1' }

test('the flow type is the joint holder’s when no folio number is present [S4.070]', () => {
  expect(lumpsumOtpRequest(investor, order).flowType).toBe('INVESTOR')
  expect(lumpsumOtpRequest(investor, { ...order, folioNo: null })).toMatchObject({
    flowType: 'JOINT_HOLDER',
    folioNumber: '',
  })
})

test('an international investor’s mobile is blanked, so the code goes by e-mail [S4.071]', () => {
  expect(lumpsumOtpRequest({ ...investor, isInternational: true }, order)).toMatchObject({
    mobileNumber: '',
    sendOtpTo: 'E',
  })
})

test('a lump sum asks for a code of activity LUMPSUM', () => {
  expect(lumpsumOtpRequest(investor, order)).toMatchObject({ activityType: 'LUMPSUM', sendOtpTo: 'B' })
})
