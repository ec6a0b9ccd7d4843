// @needs-page
import * as z from 'zod/mini'
import { codeOfTrace } from '@portal/contracts/wire/support-code'
import { endpoint } from '@portal/contracts/wire/endpoint'
import { inspection } from '../telemetry/public'
import { line } from './get'
import { api, configureApi } from './public'

const holdings = endpoint({
  summary: '',
  method: 'GET',
  path: 'demo/holdings',
  token: 'session',
  envelope: false,
  request: z.object({ folio: z.string() }),
  response: z.object({}),
})
const resultInfo = { resultCode: 'SUCCESS', resultCodeId: '0', resultMsg: 'Success' }
const answer = (status: number) => new Response(JSON.stringify({ resultInfo, data: {} }), { status })

let token = 'old'
const tokens = {
  session: () => token,
  access: () => undefined,
  refreshRequest: () => undefined,
  refreshed: () => undefined,
  inTurn: <Result>(refresh: () => Promise<Result>) => refresh(),
}

beforeEach(() => {
  token = 'old'
  configureApi({ host: '', deviceId: () => 'device-1', tokens })
})
afterEach(() => (inspection.call = undefined))

test('an open inspector hears of each try of a call: its path as the contract writes it, status, code and trace', async () => {
  const told: unknown[] = []
  inspection.call = (path) => async (send, trace) => {
    const tried = await send()
    told.push([path, tried.status, tried.resultInfo?.resultCodeId, codeOfTrace(trace?.split('-')[1] ?? '')])
    return tried
  }
  line.fetch = async (_, { headers }) => {
    const isOld = new Headers(headers).get('Authorization') === 'Bearer old'
    // Another tab has a newer token meanwhile.
    token = 'new'
    return answer(isOld ? 401 : 200)
  }
  await api.call(holdings, { folio: '91027306' })
  const code = expect.stringMatching(/^[2-9B-Z]{5}-[2-9B-Z]{4}$/) as unknown
  expect(told).toEqual([
    ['demo/holdings', 401, '0', code],
    ['demo/holdings', 200, '0', code],
  ])
})

test('without an inspector a call is only made', async () => {
  line.fetch = async () => answer(200)
  await expect(api.call(holdings, { folio: '91027306' })).resolves.toEqual({})
})
