import { message } from '@portal/contracts/catalogue'
import { redemptionApi } from '@portal/contracts/orders/redemption'
import { serviceRequestApi } from '@portal/contracts/service-requests/service-request'
import { type TaxDeclaration, taxDeclarationApi } from '@portal/contracts/service-requests/tax-declaration'
import { decide, requestJourney } from '../../test-kit/service-requests/request-journey'
import { people } from '../../sandbox/data/people'
import type { TestPortal } from '../../test-kit/test-portal'
import {
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
  type DraftTerms,
} from '../../test-kit/orders/purchase-journey'

const { leela } = people
const folioNo = '91012012'
const intoFolio: DraftTerms = { schemePlanCode: 'LIQUID-DG', folioNo, amount: 5_000_00 }
const newFolio: DraftTerms = {
  ...intoFolio,
  folioNo: null,
  newFolio: {
    bank: { accountNumber: '50100099887766', ifscCode: 'PRJT0000417', accountType: 'Savings' },
    nomination: { kind: 'none' },
  },
}
const declaration: TaxDeclaration = {
  birthCity: 'Pune',
  birthCountry: 'IN',
  nationality: 'IN',
  residencies: [],
  incomeSlab: '5_TO_10',
  occupation: 'PRIVATE',
  wealthSource: 'SALARY',
  exposed: 'N',
}
const blocked = ['-8021', message('fatcaPending')]

let portal: TestPortal
let own: PurchaseJourney
let token: string
let me: Awaited<ReturnType<typeof requestJourney>>

beforeAll(async () => {
  portal = await startListeningPortal()
  me = await requestJourney(portal, leela)
  token = await portal.loginAs(leela.pan)
  own = purchaseJourney(portal, leela.pan, token)
})
afterAll(() => portal.close())

async function outcome(draftTerms: DraftTerms) {
  const { resultInfo } = await own.order(draftTerms)
  return resultInfo.resultCode === 'SUCCESS' ? 'taken' : [resultInfo.resultCodeId, resultInfo.resultMsg]
}
const sale = async () => {
  const draftTerms = { folioNo, bankId: 'BA-1012-1', howMuch: { amountUnitType: 'ALL_UNITS' } } as const
  const { resultInfo } = await portal.call(
    redemptionApi.validate,
    { ...draftTerms, schemePlanCode: 'FLEXI-DG' },
    { token },
  )
  return [resultInfo.resultCodeId, resultInfo.resultMsg]
}
const declare = async (exposed: 'N' | 'Y') =>
  me.signed(await me.call(taxDeclarationApi.update, { declaration: { ...declaration, exposed } }))

test('while the tax numbers of an investor are incomplete, nothing is bought or sold [S8.015]', async () => {
  expect(await outcome(intoFolio)).toEqual(blocked)
  expect(await outcome(newFolio)).toEqual(blocked)
  expect(await sale()).toEqual(blocked)
})

test('a declaration that a person has to verify blocks until it is, one that needs nobody at once not [S8.015]', async () => {
  expect((await declare('N')).state).toBe('done')
  expect(await outcome(intoFolio)).toBe('taken')
  const waiting = await declare('Y')
  expect(waiting.state).toBe('in_review')
  expect(await outcome(intoFolio)).toEqual(blocked)
  expect(await sale()).toEqual(blocked)
  await decide(portal, waiting.requestId, { decision: 'approve' })
  expect((await me.show(waiting.requestId)).state).toBe('done')
  expect(await outcome(intoFolio)).toBe('taken')
  expect(await outcome(newFolio)).toBe('taken')
})

test('a rejected declaration that is sent again blocks too, and the same one that nobody signed goes [S8.015]', async () => {
  const { requestId } = await declare('Y')
  await decide(portal, requestId, { decision: 'reject', reason: 'The number is not to be read.' })
  expect(await outcome(intoFolio)).toBe('taken')
  const again = { declaration: { ...declaration, exposed: 'Y' } } as const
  const twin = (await me.call(taxDeclarationApi.update, again)).data.request
  expect(twin.state).toBe('unsigned')
  await me.call(serviceRequestApi.sendAgain, { requestId })
  expect((await me.show(twin.requestId)).state).toBe('cancelled')
  await me.call(serviceRequestApi.cancel, { requestId: twin.requestId })
  expect(await outcome(intoFolio)).toEqual(blocked)
})
