import { newAccountApi } from '@portal/contracts/folio-opening/new-account'
import { storeDocument } from '../documents/document-store'
import { people } from '../../sandbox/data/people'
import { listen } from '../../test-kit/bank-portal'
import { startPostgresPortal } from '../../test-kit/postgres-portal'
import type { TestPortal } from '../../test-kit/test-portal'
import { requestsForOperations } from './request-queue'

const { pan } = people.asha
const account = { accountNumber: '778899040000', ifscCode: 'PRJT0000417', accountType: 'Savings' } as const
let portal: TestPortal
let token: string

beforeAll(async () => {
  portal = await startPostgresPortal()
  await listen(portal)
  token = await portal.loginAs(pan)
})
afterAll(() => portal.close())

const newCheque = async () => {
  const file = { type: 'png', content: Buffer.from('cheque') } as const
  return (await storeDocument(portal.platform, pan, 'cheque.png', file)).documentId
}
const prove = async (chequeId: string) =>
  (await portal.call(newAccountApi.verifyAccount, { account, chequeId }, { token })).resultInfo.resultCodeId

/** Sends them at once; what was answered, in the order of its letters. */
async function solveAtOnce(cheques: readonly string[]): Promise<string[]> {
  return (await Promise.all(cheques.map(prove))).sort()
}
const waiting = async () =>
  (await requestsForOperations(portal.platform)).filter((each) => each.pan === pan && each.code === 'UB')

test('cheques of one account that are sent at once are papers of one request, five at most, and the same one is one paper', async () => {
  const cheques = await Promise.all(Array.from({ length: 8 }, newCheque))
  expect(await solveAtOnce(cheques.slice(0, 4))).toEqual(['0', '0', '0', '0'])
  expect(await waiting()).toMatchObject([{ attachments: Array(4).fill('cheque.png') }])
  expect(await solveAtOnce(cheques.slice(4))).toEqual(['-553', '-553', '-553', '0'])
  expect(await waiting()).toMatchObject([{ attachments: Array(5).fill('cheque.png') }])
  expect(await prove(cheques[0] ?? '')).toBe('0')
  expect(await waiting()).toMatchObject([{ attachments: Array(5).fill('cheque.png') }])
})
