import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { cashfreeAccess, cvlAccess, panHttpAccess } from '../../../src/kyc-registry/registries'
import { elementsNamed, readXml, textNamed, type XmlNode } from '../../../src/kyc-registry/adapters/cvl/xml'
import type { Module, Platform } from '../../../src/platform/module'
import { errorDocument, passwordDocument, recordDocument, soapAnswer, statusDocument } from './kra-wire'
import { panLiteVerdict, panVerdict } from './pan-wire'
import { kraRecordOf, panCardOf } from './records'

/** A KRA and two PAN services for the sandbox, each in its real words. */
export const registriesSimulator: Module = {
  name: 'registries simulator',
  register(app, platform) {
    void app.register(
      async (scope) => {
        registerKra(scope, platform)
        registerPanService(scope, platform)
        registerPanLite(scope, platform)
      },
      { prefix: '/sandbox/providers/registries' },
    )
  },
}

const encrypted = (password: string) => Buffer.from(password).toString('base64')

/** What one operation answers; undefined for one that the service does not have. */
async function documentOf(platform: Platform, operation: string, call: XmlNode): Promise<string | undefined> {
  const access = cvlAccess(platform)
  const password = textNamed(call, 'password')
  if (textNamed(call, 'passKey') !== access.passKey) return errorDocument('WEBERR-004', 'Invalid pass key')
  if (operation === 'GetPassword')
    return password === access.password
      ? passwordDocument(encrypted(password))
      : errorDocument('WEBERR-003', 'Invalid password')
  if (password !== encrypted(access.password) || textNamed(call, 'userName') !== access.user)
    return errorDocument('WEBERR-001', 'Invalid user')
  if (operation === 'GetPanStatus') {
    const pan = textNamed(call, 'pan')
    return statusDocument(pan, await kraRecordOf(platform.db, pan))
  }
  if (operation !== 'SolicitPANDetailsFetchALLKRA') return undefined
  const wanted = readXml(textNamed(call, 'inputXml'))
  const record = await kraRecordOf(platform.db, textNamed(wanted, 'APP_PAN_NO'))
  const birthDate = textNamed(wanted, 'APP_DOB_INCORP').split('-').reverse().join('-')
  return record?.birthDate === birthDate
    ? recordDocument(record)
    : errorDocument('WEBERR-010', 'PAN and date of birth do not match')
}

function registerKra(scope: FastifyInstance, platform: Platform): void {
  scope.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  scope.post('/kra', async (request, reply) => {
    const [operation, call] = operationOf(String(request.body))
    const document = operation && call ? await documentOf(platform, operation, call) : undefined
    if (!operation || document === undefined) return reply.code(400).send('')
    return reply.type('text/xml; charset=utf-8').send(soapAnswer(operation, document))
  })
}

/** What is called, and with what; nothing where it is no call that can be read. */
function operationOf(text: string): [operation?: string, call?: XmlNode] {
  try {
    const [body] = elementsNamed(readXml(text), 'Body')
    return typeof body === 'object' ? ((Object.entries(body)[0] as [string, XmlNode] | undefined) ?? []) : []
  } catch {
    return []
  }
}

const Question = z.object({
  inputData: z.array(z.object({ pan: z.string(), name: z.string(), dob: z.string() })),
})

function registerPanService(scope: FastifyInstance, platform: Platform): void {
  scope.post('/pan', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${panHttpAccess(platform).key}`)
      return reply.code(401).send({})
    const read = Question.safeParse(request.body)
    if (!read.success) return { response_Code: '2' }
    const outputData = await Promise.all(
      read.data.inputData.map(async (requested) =>
        panVerdict(requested, await panCardOf(platform.db, requested.pan)),
      ),
    )
    return { response_Code: '1', outputData }
  })
}

const PanLite = z.object({
  verification_id: z.string().check(z.regex(/^[\w.-]{1,50}$/)),
  pan: z.string().check(z.regex(/^[A-Z]{5}\d{4}[A-Z]$/)),
  name: z.string().check(z.minLength(1)),
  dob: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
})

/** Cashfree's PAN Lite: what is missing is named, as there. */
function registerPanLite(scope: FastifyInstance, platform: Platform): void {
  scope.post('/cashfree/verification/pan-lite', async ({ headers, body }, reply) => {
    const { clientId, clientSecret } = cashfreeAccess(platform)
    if (headers['x-client-id'] !== clientId || headers['x-client-secret'] !== clientSecret)
      return reply.code(401).send({
        type: 'authentication_error',
        code: 'authentication_failed',
        message: 'Invalid clientId and clientSecret combination',
      })
    const read = PanLite.safeParse(body)
    if (!read.success) {
      const wrong = String(read.error.issues[0]?.path[0])
      const message = `${wrong} is missing in the request.`
      return reply.code(400).send({ type: 'validation_error', code: `${wrong}_missing`, message })
    }
    return panLiteVerdict(read.data, await panCardOf(platform.db, read.data.pan))
  })
}
