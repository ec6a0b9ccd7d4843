import { Investor } from '@portal/contracts/identity/auth'
import { PlanMode, ResultInfo } from '@portal/contracts/wire/common'
import { contentApi } from '@portal/contracts/support/content'
import { investorApi } from '@portal/contracts/folios/investor'
import { ActivityType, OtpChallenge, otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { Returns, Scheme, SchemeDetails } from '@portal/contracts/schemes/product'

/** The names in a contract, to be checked against those that the specification lists. */
const fields = (schema: { shape: object }): string[] => Object.keys(schema.shape)
const listed = (names: string): unknown => expect.arrayContaining(names.split(' '))

test('the details of an investor have their fields; a temporary password is none of them [S3.007]', () => {
  expect(fields(Investor)).toEqual(listed('pan emailId userId mobileNum name countryCode investorDOB'))
  expect(fields(Investor)).not.toEqual(expect.arrayContaining([expect.stringMatching(/pwd|password/i)]))
})

test('the investor profile has its fields [S3.008]', () => {
  expect(fields(Investor)).toEqual(listed('name emailId pan newInvestor defaultCommunication'))
})

test('a scheme has its fields [S3.014]', () => {
  expect(fields(Scheme)).toEqual(
    listed(
      'schemeSubCode schemeCode schemeDesc optDesc fundType riskMeter nav navDate planMode nfoscheme investmentHorizon objective',
    ),
  )
})

test('a scheme has eight returns [S3.015]', () => {
  expect(fields(Returns)).toEqual(
    'oneWeek oneMonth threeMonths sixMonths oneYear threeYears fiveYears sinceInception'.split(' '),
  )
})

test('a scheme has its note, offer dates and order [S3.018]', () => {
  expect(fields(SchemeDetails)).toEqual(
    listed(
      'schemeUrl redemptionDurationNote nfoStartDate nfoEndDate autoSwitchEnabledTillDate fundDesc displayOrder',
    ),
  )
})

test('plan types are DIRECT or REGULAR', () => {
  expect(PlanMode.options).toEqual(['DIRECT', 'REGULAR'])
})

test('a one-time code is asked for with its fields', () => {
  expect(fields(otpGenerateApi.generate.request)).toEqual(
    listed(
      'activityType requestReference userId folioNumber arnCode flowType emailId mobileNumber sendOtpTo',
    ),
  )
})

test('a one-time code is announced with prefix, reference and words [S3.058]', () => {
  expect(fields(OtpChallenge)).toEqual(listed('prefixValue referenceNumber'))
  expect(fields(ResultInfo)).toContain('resultMsg')
})

test('a checked code is answered with status, code and words [S3.059]', () => {
  expect(fields(ResultInfo)).toEqual(listed('resultStatus resultCodeId resultMsg'))
})

test('a code is sent again by activity and reference, and checked with PAN and address too [S7.052] [S7.053]', () => {
  expect([otpApi.resend.path, ...fields(otpApi.resend.request)]).toEqual([
    'otp/resend',
    'activityType',
    'referenceNumber',
  ])
  expect(otpApi.validate.path).toBe('otp/validate')
  expect(fields(otpApi.validate.request)).toEqual(
    listed('activityType otp referenceNumber panNumber portalIp'),
  )
})

test('codes are for the activities of the specification', () => {
  expect(ActivityType.options).toEqual(
    listed('REGISTRATION FORGOT_PASSWORD FORGOT_MPIN NEW_FOLIO UNLOCK LOGIN SERVICE_REQUEST'),
  )
  expect(ActivityType.options).toEqual(
    listed(
      'SWP STP SWITCH REDEEM INSTA_REDEEM SIP_OTM LUMPSUM_OTM SIP_PAUSE CHANGE_DIVIDEND SIP_CANCEL SIP_MODIFICATION',
    ),
  )
})

test('folios are asked for by PAN, one of them by its number too', () => {
  expect([investorApi.folios.path, ...fields(investorApi.folios.request)]).toEqual([
    'investor/get/folio',
    'panNumber',
  ])
  expect([investorApi.folio.path, ...fields(investorApi.folio.request)]).toEqual([
    'investor/userFolioData',
    'panNumber',
    'folioNumber',
  ])
})

test('contact details have an e-mail address [S3.075]', () => {
  expect(fields(contentApi.contactUs.response)).toEqual(['emailAddress'])
})
