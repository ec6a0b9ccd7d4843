import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { readConfig } from './config'
import { answerOfError } from './handle'
import { registerMetrics } from './metrics'
import { productionSettings } from '../../test-kit/platform/production-settings'

const token = 'a-token-of-32-characters-at-least-1234'

async function statusOf(env: Record<string, string>, authorization?: string): Promise<number> {
  const app = Fastify()
  app.setErrorHandler((error, request, reply) => reply.send(answerOfError(error, request, reply)))
  registerMetrics(app, new Registry(), readConfig(env))
  const headers = authorization === undefined ? {} : { authorization }
  const { statusCode } = await app.inject({ url: '/metrics', headers })
  await app.close()
  return statusCode
}

const production = { ...productionSettings(), PORTAL_METRICS_TOKEN: token }

test('the figures of production are given to who has their token, and to nobody else', async () => {
  expect(await statusOf(production, `Bearer ${token}`)).toBe(200)
  for (const wrong of [undefined, '', 'Bearer ', `Bearer ${token}x`, token, `Basic ${token}`])
    expect([wrong, await statusOf(production, wrong)]).toEqual([wrong, 401])
})

test('production without a token gives its figures to nobody', async () => {
  for (const sent of [undefined, 'Bearer ', 'Bearer undefined'])
    expect(await statusOf(productionSettings(), sent)).toBe(404)
})

test('a sandbox gives its figures freely, unless it has a token', async () => {
  expect(await statusOf({})).toBe(200)
  expect(await statusOf({ PORTAL_METRICS_TOKEN: token })).toBe(401)
})
