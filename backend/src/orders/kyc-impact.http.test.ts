import type { KycStatus } from '@portal/contracts/kyc/kyc-status'
import { people } from '../../sandbox/data/people'
import type { TestPortal } from '../../test-kit/test-portal'
import { kycOwner, press, setRegister } from '../../test-kit/kyc-applications/kyc-portal'
import {
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
  type DraftTerms,
} from '../../test-kit/orders/purchase-journey'

const { om, bharat } = people
let portal: TestPortal
let own: PurchaseJourney

const newFolio: DraftTerms = {
  schemePlanCode: 'FLEXI-DG',
  folioNo: null,
  amount: 5_000_00,
  newFolio: {
    bank: { accountNumber: '50100099887766', ifscCode: 'PRJT0000417', accountType: 'Savings' },
    nomination: { kind: 'none' },
  },
}

beforeAll(async () => {
  portal = await startListeningPortal()
  own = purchaseJourney(portal, om.pan, await portal.loginAs(om.pan))
})
afterAll(() => portal.close())

const outcome = async (journey: PurchaseJourney, draftTerms: DraftTerms) => {
  const { resultInfo } = await journey.order(draftTerms)
  return resultInfo.resultCode === 'SUCCESS' ? 'taken' : resultInfo.resultCodeId
}

test.each<[KycStatus, string]>([
  ['Registered', '-531'],
  ['Under Process', '-8020'],
  ['On-Hold', '-8020'],
  ['Rejected', '-8020'],
  ['Not Available', '-8015'],
  ['Validated', 'taken'],
])('a first purchase into a new folio, KYC %s: %s [S4.057, S4.058, S4.059]', async (status, expected) => {
  await setRegister(portal, om.pan, { status })
  expect(await outcome(own, newFolio)).toBe(expected)
})

test('without any record a purchase is -8005 [S4.041]', async () => {
  await setRegister(portal, om.pan, null)
  expect(await outcome(own, newFolio)).toBe('-8005')
})

test('a registered KYC that is new to us invests once it has given fresh documents; who is with us goes on [S4.058]', async () => {
  const known = purchaseJourney(portal, bharat.pan, await portal.loginAs(bharat.pan))
  expect(await outcome(known, newFolio)).toBe('taken')
  await setRegister(portal, om.pan, { status: 'Not Available' })
  const kyc = kycOwner(portal, om, await portal.loginAs(om.pan))
  await press((await kyc.agency('add-applicant')).data.autoLoginUrL, 'complete')
  await kyc.status()
  expect((await kyc.overview()).kycStatus).toBe('Registered')
  expect(await outcome(own, newFolio)).toBe('taken')
})
