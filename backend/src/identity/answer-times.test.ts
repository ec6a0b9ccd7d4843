import { randomUUID } from 'node:crypto'
import { authApi } from '@portal/kernel/contracts/auth'
import { waysInApi } from '@portal/kernel/contracts/ways-in'
import { people } from '../sandbox/world/people'
import { startTestPortal, type CallResult, type TestPortal } from '../testing/test-portal'
import { hourlyUses, loginFailures, otpChallenges } from './schema'

/**
 * PORTAL_TIMING_SAMPLES=200 measures what the quality bar asks for, on a quiet machine: medians within a tenth. By itself
 * the test takes few samples and compares the quickest ones, which bear a busy machine and still show a path that is
 * left out for a PAN that nobody holds.
 */
const samples = Number(process.env.PORTAL_TIMING_SAMPLES ?? 5)
const isMeasured = samples >= 200
const widest = isMeasured ? 1.1 : 3

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
}, 120_000)
afterAll(() => portal.close())

type From = { deviceId: string; address: string }
let callers = 0
const stranger = (): From => {
  callers += 1
  return { deviceId: randomUUID(), address: `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}` }
}
const contact = { email: 'somebody@example.in', mobile: '9810006543' }
const typedContact = { ...contact, countryCode: '+91', isInternational: false }

const calls: Record<string, (pan: string, from: From) => Promise<CallResult<unknown>>> = {
  'a wrong password': (userId, from) => portal.call(authApi.login, { userId, password: 'Wrong#2026' }, from),
  'a log-in by code': (userId, from) => portal.call(waysInApi.generateOtp, { userId }, from),
  'a forgotten password': (userId, from) => portal.call(authApi.resetPassword, { userId }, from),
  'an unlock': (userId, from) => portal.call(authApi.unlockAccount, { userId }, from),
  'a look-up': (panNumber, from) => portal.call(waysInApi.getUserId, { panNumber }, from),
  'a registration': (pan, from) => portal.call(authApi.register, { pan, ...typedContact }, from),
  'quick invest': (userId, from) => portal.call(waysInApi.quickInvest, { userId, ...typedContact }, from),
}

/** No sample is to feel the limits of those before it. */
async function forgetAll(): Promise<void> {
  for (const table of [hourlyUses, loginFailures, otpChallenges]) await portal.platform.db.delete(table)
}

const pans = { known: people.mohan.pan, unknown: 'ABCPD7777E' }
type Kind = keyof typeof pans

async function measured(call: (typeof calls)[string]): Promise<Record<Kind, number[]>> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] }
  for (let round = -1; round < samples; round += 1) {
    // In turns, the other one first each time: what drifts drifts for both.
    const order: Kind[] = round % 2 ? ['known', 'unknown'] : ['unknown', 'known']
    for (const kind of order) {
      await forgetAll()
      const from = stranger()
      const started = performance.now()
      await call(pans[kind], from)
      if (round >= 0) times[kind].push(performance.now() - started)
    }
  }
  return times
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
const figureOf = (times: number[]) => (isMeasured ? median(times) : Math.min(...times))

test.each(Object.keys(calls))(
  '%s takes as long for a PAN that we know as for one that nobody has',
  async (name) => {
    const times = await measured(calls[name]!)
    const [known, unknown] = [figureOf(times.known), figureOf(times.unknown)]
    if (isMeasured)
      process.stdout.write(`${name}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms\n`)
    expect(known / unknown).toBeGreaterThan(1 / widest)
    expect(known / unknown).toBeLessThan(widest)
  },
  600_000,
)

test.each(Object.keys(calls))('%s is answered alike for both', async (name) => {
  const answers = []
  for (const pan of Object.values(pans)) {
    await forgetAll()
    const { status, resultInfo, data } = await calls[name]!(pan, stranger())
    const challenge = (data as { challenge?: object } | undefined)?.challenge
    answers.push({
      status,
      resultInfo,
      challenge: challenge && { ...challenge, prefixValue: '', referenceNumber: '' },
    })
  }
  expect(answers[0]).toEqual(answers[1])
})
