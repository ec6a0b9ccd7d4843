import { type Answers, ok } from '@portal/testing'
import { sampleConf } from '@portal/testing/samples'
import { twoFolios } from './holding-samples'

export const sampleAccount = {
  name: 'Asha Verma',
  pan: 'ZZZPV1001A',
  nameOnPan: 'ASHA VERMA',
  birthDate: '1988-04-12',
  aadhaarLinked: true,
  kycStatus: 'Validated',
  residency: 'Resident Indian',
  tinComplete: true,
  email: 'asha.verma@example.in',
  mobile: '9810001001',
  countryCode: '+91',
}

/** What the page of the profile asks for. */
export const accountAnswers: Answers = {
  'investor/accountDetails': ok(sampleAccount),
  'investor/get/folio': ok({ folios: twoFolios }),
  conf: ok(sampleConf),
}
