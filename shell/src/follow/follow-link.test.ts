// @needs-page
import { api, getSession, readStored, signOut } from '@portal/kernel'
import { act } from '@testing-library/react'
import * as z from 'zod/mini'
import { readReceivedLink } from '../guards/received-link'
import { answerCalls, bodiesOf, logIn } from '../testing/portal'
import { keepLogInCampaign } from '../guards/remembered-target'
import { followLink, saveLogInCampaign } from './follow-link'
import { verdictOf } from './scheme-verdict'

const open = { schemePlanCode: 'VALUE-DG', purAllow: 'Y', planMode: 'DIRECT' }
const answers = (schemes: unknown[] = [open]) => ({
  'auth/logout': {},
  'product/schemes/schemecode': { schemes },
  'transaction/utmSave': { referenceId: 'utm-1' },
})

async function follow(link: string, given: Record<string, unknown> = answers()) {
  const call = answerCalls(given)
  const host = { navigate: jest.fn(), refuse: jest.fn() }
  await act(() => followLink(readReceivedLink(link)!, host))
  await act(async () => undefined)
  return { call, ...host }
}
const defaults = () => readStored('defaultSchemes', z.array(z.string()))

afterEach(async () => {
  answerCalls(answers())
  await act(() => signOut('forced'))
})

test('a scheme that can be bought becomes the default scheme of the purchase [S4.079] [S4.080] [S2.168]', async () => {
  logIn({ hasInvestments: true })
  const { navigate, call } = await follow('./home/explore-funds?schemecode=VALUE-DG')
  expect(bodiesOf(call, 'product/schemes/schemecode')).toEqual([
    { schemeCode: 'VALUE', schemePlanCode: 'VALUE-DG' },
  ])
  expect(defaults()).toEqual(['VALUE-DG'])
  expect(readStored('linkedScheme', z.string())).toBe('VALUE-DG')
  expect(navigate.mock.calls).toEqual([['/home/transaction/multi-investment/1']])
})

test('one that is closed is not: the funds open, and it is said why [S4.080]', async () => {
  logIn({ hasInvestments: true })
  const { navigate, refuse } = await follow(
    '/home/explore-funds?schemecode=VALUE-DG',
    answers([{ ...open, purAllow: 'N' }]),
  )
  expect(defaults()).toBeUndefined()
  expect(navigate.mock.calls).toEqual([['/home/explore-funds/All']])
  expect(refuse.mock.calls).toEqual([[expect.stringContaining('is closed to new investments')]])
})

test('a scheme that cannot be looked up leads home', async () => {
  logIn({ hasInvestments: true })
  const { navigate, refuse } = await follow('/home/sip?schemecode=VALUE-DG', { 'auth/logout': {} })
  expect(navigate.mock.calls).toEqual([['/home/dashboard']])
  expect(refuse).toHaveBeenCalledTimes(1)
})

test('an investor without investments goes there without that check [S4.080]', async () => {
  logIn({ hasInvestments: false })
  const { navigate, call } = await follow('/home/explore-funds?schemecode=VALUE-DG')
  expect(bodiesOf(call, 'product/schemes/schemecode')).toEqual([])
  expect(navigate.mock.calls).toEqual([['/home/transaction/multi-investment/1']])
})

test.each([
  ['VALUE-DG', { purAllow: 'Y', planMode: 'DIRECT' }, 'open'],
  ['VALUE-RG', { purAllow: 'Y', planMode: 'REGULAR' }, 'open'],
  ['VALUE-RG', { purAllow: 'Y', planMode: 'DIRECT' }, 'closed'],
  ['VALUE-DG', { purAllow: 'Y', planMode: 'REGULAR' }, 'closed'],
  ['VALUE-DG', { purAllow: 'N', planMode: 'DIRECT' }, 'closed'],
  ['VALUE-DG', undefined, 'missing'],
] as const)('%s against %j is %s [S4.080]', (code, scheme, kind) =>
  expect(verdictOf(code, scheme).kind).toBe(kind),
)

test('the campaign is saved with who followed it, and its reference kept in session storage [S3.067] [S3.068] [S4.084] [S7.146]', async () => {
  logIn()
  const { call } = await follow('https://example.com/x?utmSource=sms&utmCampaign=tax')
  expect(bodiesOf(call, 'transaction/utmSave')).toEqual([
    {
      utmSource: 'sms',
      utmMedium: '',
      utmCampaign: 'tax',
      utmTerm: '',
      utmContent: '',
      investorName: 'Asha Verma',
      investorEmail: 'asha@example.in',
      investorPan: 'ZZZPV1001A',
      userNameID: 'ZZZPV1001A',
    },
  ])
  expect(sessionStorage.getItem('utmReferenceId')).toBe('"utm-1"')
})

test('the campaign that the log-in came by is saved after it, once, under a reference of its own [S7.009]', async () => {
  keepLogInCampaign('/auth/login?utm_source=mail&utm_campaign=tax')
  const call = answerCalls(answers())
  logIn()
  await act(async () => saveLogInCampaign())
  await act(async () => saveLogInCampaign())
  expect(bodiesOf(call, 'transaction/utmSave')).toMatchObject([{ utmSource: 'mail', utmCampaign: 'tax' }])
  expect(readStored('utmLoginReferenceId', z.string())).toBe('utm-1')
  expect(readStored('utmReferenceId', z.string())).toBeUndefined()
})

test('an address without a campaign is not kept', () => {
  keepLogInCampaign('/home/dashboard')
  expect(readStored('logInCampaign', z.string())).toBeUndefined()
})

test('a campaign that cannot be saved holds nobody up', async () => {
  logIn({ hasInvestments: false })
  const { navigate } = await follow('/home/sip?schemecode=VALUE-DG&utmSource=sms', { 'auth/logout': {} })
  expect(navigate).toHaveBeenCalledWith('/home/transaction/multi-investment/1')
  expect(readStored('utmReferenceId', z.string())).toBeUndefined()
})

test('the log-in page opens with session and local storage cleared [S2.171]', async () => {
  logIn()
  const { navigate } = await follow('/auth/login')
  expect(getSession()).toBeUndefined()
  expect(sessionStorage.getItem('pan')).toBeNull()
  expect(navigate).not.toHaveBeenCalled()
})

test('a campaign that is counted only after the investor has left leaves nothing for the next one', async () => {
  logIn()
  answerCalls(answers())
  let answer: (value: unknown) => void = () => undefined
  const counted = new Promise((resolve) => (answer = resolve))
  jest.spyOn(api, 'call').mockImplementation(async ({ path }) => {
    if (path === 'transaction/utmSave') return counted as never
    return {} as never
  })
  const link = readReceivedLink('/home/dashboard?utm_source=mail&utm_medium=m&utm_campaign=c')!
  await act(() => followLink(link, { navigate: jest.fn(), refuse: jest.fn() }))
  await act(() => signOut('explicit'))
  answer({ referenceId: 'utm-late' })
  await act(async () => undefined)
  expect(readStored('utmReferenceId', z.string())).toBeUndefined()
})
