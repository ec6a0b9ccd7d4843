// @needs-page
import { OtpDetails } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { otpCheck, otpRequest } from './otp-request'

const details: OtpDetails = {
  investorMobNo: '9876543210',
  investorEmailId: 'asha@example.in',
  isInternational: false,
  folioNumber: '1000004821',
}
const purpose = { activityType: 'SERVICE_REQUEST', pan: 'ZZZPV1001A', reference: 'reference-1' } as const

test('a code is asked for with the mobile, e-mail, country and folio of the details; adviser and channel stay empty [S3.056] [S3.057]', () => {
  expect(Object.keys(OtpDetails.shape)).toEqual([
    'investorMobNo',
    'investorEmailId',
    'isInternational',
    'folioNumber',
  ])
  const request = otpRequest(details, purpose)
  expect(request).toEqual({
    activityType: 'SERVICE_REQUEST',
    requestReference: 'reference-1',
    userId: 'ZZZPV1001A',
    folioNumber: '1000004821',
    arnCode: '',
    flowType: 'INVESTOR',
    emailId: 'asha@example.in',
    mobileNumber: '9876543210',
    sendOtpTo: '',
  })
  expect(otpGenerateApi.generate.request.safeParse(request).success).toBe(true)
})

test('the flow type is the joint holder’s when no folio number is present [S4.070]', () => {
  expect(otpRequest({ ...details, folioNumber: '' }, purpose)).toMatchObject({
    flowType: 'JOINT_HOLDER',
    folioNumber: '',
  })
})

test('an international investor’s mobile is blanked, so the code goes by e-mail [S4.071]', () => {
  expect(otpRequest({ ...details, isInternational: true }, purpose)).toMatchObject({
    mobileNumber: '',
    emailId: 'asha@example.in',
  })
})

test('every check says where the browser has the portal from [S7.053]', () => {
  const check = {
    activityType: 'LUMPSUM',
    otp: 'QX71234',
    referenceNumber: 'r1',
    panNumber: 'ZZZPV1001A',
  } as const
  expect(otpCheck(check)).toEqual({ ...check, portalIp: 'localhost' })
})
