import Fastify, { type FastifyInstance } from 'fastify'
import { readConfig } from './config'
import { answerOfError } from './handle'
import { addSecurityHeaders } from './security-headers'

async function start(mode: 'sandbox' | 'production'): Promise<FastifyInstance> {
  const app = Fastify()
  app.setErrorHandler((error, request, reply) => reply.send(answerOfError(error, request, reply)))
  addSecurityHeaders(app, { ...readConfig({}), mode })
  app.get('/investors/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send('<p>'))
  app.get('/investors/shell/main.1.js', async (_request, reply) => reply.type('text/javascript').send('1'))
  app.get('/api/v1/call', async () => ({ balance: 1 }))
  app.get('/api/v1/broken', async () => {
    throw new Error('select secret from investors')
  })
  return app
}

const addresses = [
  '/investors/page',
  '/investors/shell/main.1.js',
  '/api/v1/call',
  '/api/v1/broken',
  '/nowhere',
]

let production: FastifyInstance
beforeAll(async () => void (production = await start('production')))
afterAll(() => production.close())

test.each(addresses)(
  'in production the answer of %s asks for https for two years, of all subdomains',
  async (url) => {
    const { headers } = await production.inject(url)
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
  },
)

test('a sandbox, which may be on plain http, asks for no https', async () => {
  const sandbox = await start('sandbox')
  expect((await sandbox.inject('/investors/page')).headers['strict-transport-security']).toBeUndefined()
  await sandbox.close()
})

test.each(['/investors/page', '/api/v1/call', '/api/v1/broken', '/nowhere'])(
  'the policy of %s takes no plug-in, no other base and no frame, and nothing that it does not name',
  async (url) => {
    const policy = String((await production.inject(url)).headers['content-security-policy'])
    const directives = new Map(policy.split('; ').map((each) => [each.split(' ')[0], each]))
    expect(directives.get('default-src')).toBe("default-src 'none'")
    expect(directives.has('object-src')).toBe(false)
    expect(directives.get('base-uri')).toBe("base-uri 'none'")
    expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|http:/)
  },
)

test('an error that nobody foresaw tells neither its words nor its place', async () => {
  const { statusCode, body } = await production.inject('/api/v1/broken')
  expect(statusCode).toBe(500)
  expect(body).not.toMatch(/select|secret|at |\.ts|\.js/)
})
