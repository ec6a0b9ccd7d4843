import { BodyAdditions, type ResultInfo } from '@portal/contracts/wire/common'
import type { Area, Endpoint, RequestOf, ResponseOf } from '@portal/contracts/wire/endpoint'
import { t } from '@portal/contracts/words/macros'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { cachedAnswer } from './cached-answer'
import type { CallContext } from './call-context'
import { type OpenedEnvelope, type SealedCall, Unreadable } from './envelope'
import { asCallError } from './failure'
import { identify, type Caller } from './identify'
import { hashOfRequest } from './idempotency'
import { inLanguage, requestedLanguage } from './language'
import type { Platform } from './module'
import { checked, packedAnswer } from './packed-answers'
import { refuseHostileJson } from './plain-text'
import { badRequest, notFound, Refusal } from './refusal'
import { supportCodeOf } from './traced-calls'

type Handler<E> = (body: RequestOf<E>, context: CallContext) => Promise<ResponseOf<E>>

/** One handler for every call of an area; a missing or an extra one does not compile. */
export type Handlers<A extends Area> = { [Name in keyof A]: Handler<A[Name]> }

interface Answer {
  resultInfo: ResultInfo
  data?: unknown
}

const additionsShape = z.partial(BodyAdditions)
const additionNames = Object.keys(BodyAdditions.def.shape)

/**
 * Registers the calls of an area below /api/v1/. Each one: opens the envelope, checks the common fields, the token
 * and the body, runs the handler, checks its answer and seals it. A PAN in the body of a call with a
 * session must be the caller's own; another one answers like something that does not exist.
 */
export function implement<A extends Area>(
  app: FastifyInstance,
  platform: Platform,
  area: A,
  handlers: Handlers<A>,
): void {
  for (const [name, endpoint] of Object.entries(area)) {
    const handler = handlers[name] as Handler<Endpoint>
    app.route({
      method: endpoint.method,
      url: `/api/v1/${endpoint.path}`,
      handler: (request, reply) =>
        inLanguage(requestedLanguage(request.headers), () =>
          answerCall(platform, endpoint, handler, request, reply),
        ),
    })
  }
}

async function answerCall(
  platform: Platform,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const fault = await platform.faults.strike(endpoint.path)
  if (fault) {
    nameForHelpline(request, reply)
    return reply
      .code(fault.status)
      .send(fault.body ?? resultOf(fault.status, 'E_FAULT', 'A fault was asked for.'))
  }
  let envelope: OpenedEnvelope | undefined
  let answer: Answer
  try {
    envelope = await unsealed(platform, endpoint, request)
    const sent = endpoint.method === 'GET' ? addressed(endpoint, request) : request.body
    const body = envelope ? parseJson(envelope.text) : sent
    answer = await runHandler(platform, endpoint, handler, body ?? {}, request, reply, envelope)
  } catch (error) {
    if (error instanceof Unreadable) envelope = undefined
    answer = answerOfError(error, request, reply)
  }
  const sealed = envelope ? await sealedAnswer(platform, endpoint, envelope, answer, request) : answer
  if (endpoint.cached && answer.resultInfo.resultCode === 'SUCCESS')
    return cachedAnswer(JSON.stringify(answer), request, reply)
  if (!endpoint.packed) return sealed
  void reply.type('application/json; charset=utf-8')
  // Also the letters of a sealed text take a quarter less.
  return reply.compress(JSON.stringify(sealed))
}

/** What a GET says in its address, and in the header that its endpoint names. */
function addressed({ header }: Endpoint, { query, headers }: FastifyRequest): unknown {
  if (header === undefined) return query
  try {
    const value = headers[header]
    return { ...(query as object), [header]: value && decodeURIComponent(String(value)) }
  } catch {
    throw badRequest(`The ${header} header is not readable.`)
  }
}

async function sealedAnswer(
  { envelope: seals }: Platform,
  { method, path, packed }: Endpoint,
  envelope: OpenedEnvelope,
  answer: Answer,
  { headers }: FastifyRequest,
): Promise<{ edata: string }> {
  const takesPacked = packed && headers.packed === 'Y'
  return takesPacked
    ? seals.sealBytes(envelope, method, path, await packedAnswer(answer))
    : seals.seal(envelope, method, path, answer)
}

async function unsealed(platform: Platform, endpoint: Endpoint, request: FastifyRequest) {
  if (!endpoint.envelope || endpoint.method === 'GET') return undefined
  if (!platform.config.encryption && request.headers.checkenc !== 'Y') return undefined
  const header = request.headers.encryptionkey
  return platform.envelope.unseal(
    typeof header === 'string' ? header : undefined,
    request.body,
    endpoint.method,
    endpoint.path,
  )
}

async function runHandler(
  platform: Platform,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  raw: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  sealed: SealedCall | undefined,
): Promise<Answer> {
  refuseHostileJson(raw)
  const caller = await identify(platform, endpoint, request, sealed)
  const added = additionsOf(endpoint)
  const additions = parseBody(
    additionsShape,
    pick(raw, (name) => added.includes(name)),
  )
  const body = parseBody(
    endpoint.request,
    pick(raw, (name) => !added.includes(name)),
  )
  refuseOthersPan(endpoint, caller, additions.userNameID, body)
  const resultInfo: ResultInfo = { resultCode: 'SUCCESS', resultCodeId: '0', resultMsg: 'Success' }
  const context = contextOf(endpoint, body, caller, additions, request, reply, resultInfo)
  const data = checked(endpoint, (await handler(body, context)) as object)
  return { resultInfo, data }
}

function contextOf(
  endpoint: Endpoint,
  body: unknown,
  caller: Caller,
  additions: CallContext['additions'],
  request: FastifyRequest,
  reply: FastifyReply,
  resultInfo: ResultInfo,
): CallContext {
  return {
    requestId: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    deviceId: caller.deviceId,
    get investor() {
      return caller.investor ?? undeclared(endpoint, "token: 'session'")
    },
    get accessGrant() {
      return caller.accessGrant ?? undeclared(endpoint, "token: 'access'")
    },
    get idempotency() {
      if (!endpoint.idempotent || !caller.investor) return undeclared(endpoint, 'idempotent: true')
      const key = request.headers['idempotency-key']
      if (typeof key !== 'string' || !/^[\w-]{16,64}$/.test(key))
        throw badRequest('The Idempotency-Key header is missing.')
      return { investorId: caller.investor.id, key, requestHash: hashOfRequest(endpoint.path, body) }
    },
    additions,
    log: request.log as CallContext['log'],
    setHeader: (name, value) => void reply.header(name, value),
    setMessage: (text) => void (resultInfo.resultMsg = text),
    setStatus: (status) => void (resultInfo.resultStatus = status),
  }
}

function undeclared(endpoint: Endpoint, option: string): never {
  throw new Error(`The call ${endpoint.path} is not declared with ${option}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(t`This request could not be read.`)
  }
}

function parseBody<Shape extends z.ZodMiniType>(shape: Shape, raw: unknown): z.infer<Shape> {
  const result = shape.safeParse(raw)
  if (result.success) return result.data
  const fields = [...new Set(result.error.issues.map(({ path }) => path.join('.') || 'body'))]
  throw badRequest(t`Some of what was sent is not valid: ${{ fields: fields.join(', ') }}.`)
}

/** The common fields, without those that the call itself names: the feedback check has a `source` of its own. */
function additionsOf({ request }: Endpoint): string[] {
  const own = Object.keys((request as Partial<z.ZodMiniObject>).def?.shape ?? {})
  return additionNames.filter((name) => !own.includes(name))
}

function pick(raw: unknown, wanted: (name: string) => boolean): unknown {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return raw
  return Object.fromEntries(Object.entries(raw).filter(([name]) => wanted(name)))
}

/** Fields in which a call with a session can name no PAN but the caller's. */
const ownPans = ['panNumber', 'userId', 'userNameID', 'investorPan', 'identifier']

function refuseOthersPan(
  { othersPan = false }: Endpoint,
  caller: Caller,
  userNameID: string | undefined,
  body: unknown,
): void {
  if (!caller.investor) return
  const inBody = body as Record<string, unknown>
  const own = othersPan ? ownPans.filter((name) => name !== 'panNumber') : ownPans
  const named = [userNameID, ...own.map((name) => inBody[name])].filter((pan) => pan !== undefined)
  if (named.some((pan) => pan !== caller.investor?.pan)) throw notFound()
}

/** Sets the header that names a call that failed or was refused to whoever asks the helpline. */
function nameForHelpline(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const supportCode = supportCodeOf(request.id)
  if (supportCode) void reply.header('Support-Code', supportCode)
  return supportCode
}

/** Sets the HTTP status and headers of an error and returns what to say about it. */
export function answerOfError(error: unknown, request: FastifyRequest, reply: FastifyReply): Answer {
  const supportCode = nameForHelpline(request, reply)
  if (error instanceof Refusal) {
    const { code, message, status } = error
    return {
      resultInfo: {
        resultCode: 'FAILURE',
        resultCodeId: code,
        resultMsg: message,
        ...(status && { resultStatus: status }),
      },
    }
  }
  const known = asCallError(error)
  if (known.httpStatus >= 500) request.log.error({ err: error, supportCode }, 'call failed')
  void reply.code(known.httpStatus).headers(known.headers)
  return resultOf(known.httpStatus, known.code, known.message)
}

/** The shape of every answer that is not a success. */
export function resultOf(httpStatus: number, code: string, message: string): Answer {
  return {
    resultInfo: {
      resultCode: 'FAILURE',
      resultCodeId: code,
      resultMsg: message,
      resultStatus: String(httpStatus),
    },
  }
}
