import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { providerCall } from '../../src/platform/provider-call'
import { inOwnTransaction } from '../../src/platform/own-transaction'
import { refuseCallsInTransactions } from './calls-in-transactions'

const server = createServer((_request, response) => response.end('yes'))
let url: string
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/outside`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const byFetch = async () => void (await (await fetch(url)).text())
const byHttp = () =>
  new Promise<void>((done) => void get(url, (answer) => answer.resume().on('end', () => done())))

const byOtherWays = () =>
  providerCall({ port: 'email', provider: 'smtp', operation: 'send', ask: () => Promise.resolve() })

test.each([
  ['fetch', byFetch, '/outside'],
  ['http', byHttp, '/outside'],
  ['any other protocol', byOtherWays, 'send smtp'],
])('a call by %s is found in a transaction, and is none outside', async (_, call, said) => {
  await call()
  expect(refuseCallsInTransactions).not.toThrow()
  await inOwnTransaction(call)
  expect(refuseCallsInTransactions).toThrow(said)
  expect(refuseCallsInTransactions).not.toThrow()
})

test('a call that a transaction only caused, and that follows its end, is none in it', async () => {
  let later: Promise<void> | undefined
  let ended = () => {}
  const end = new Promise<void>((resolve) => (ended = resolve))
  await inOwnTransaction(async () => void (later = end.then(byFetch)))
  ended()
  await later
  expect(refuseCallsInTransactions).not.toThrow()
})
