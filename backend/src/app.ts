import compress from '@fastify/compress'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { limits } from '@portal/contracts/validation'
import { allowEmbedding } from './platform/cross-origin'
import { endsGracefully, serverOptions, usualLimits } from './platform/graceful-stop'
import { answerOfError, resultOf } from './platform/handle'
import { registerMetrics } from './platform/metrics'
import { refuseHostileJson } from './platform/plain-text'
import { guardSandbox } from './platform/sandbox-guard'
import { addSecurityHeaders } from './platform/security-headers'
import { nameOfCall, traceCalls } from './platform/traced-calls'
import type { Module, Platform, Steering } from './platform/module'

const bodyLimit = limits.bytes.request

/** The HTTP application: every module's routes under one set of rules. */
export async function buildApp(
  platform: Platform,
  modules: readonly Module[],
  steering: Steering,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = platform.log
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    genReqId: nameOfCall,
    ...serverOptions(usualLimits),
    trustProxy: [...platform.config.trustedProxies],
    frameworkErrors: answerError,
    routerOptions: { maxParamLength: 200 },
  })
  app.setErrorHandler(answerError)
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, id } = request
    const took = Math.round(reply.elapsedTime)
    request.log.info(
      { requestId: id, method, route: routeOptions.url, status: reply.statusCode, ms: took },
      'answered',
    )
  })
  traceCalls(app)
  endsGracefully(app, usualLimits)
  guardSandbox(app, platform.config)
  allowEmbedding(app, platform.config)
  refuseHostileAddresses(app)
  addSecurityHeaders(app, platform.config)
  registerMetrics(app, platform.metrics, platform.config)
  const methods = rememberMethods(app)
  app.setNotFoundHandler((request, reply) => {
    const allowed = methods.get(request.url.split('?')[0] ?? '')
    if (!allowed)
      return reply.code(404).send(resultOf(404, 'E_NOT_FOUND', 'We could not find what you asked for.'))
    void reply.code(405).header('Allow', allowed.join(', '))
    return reply.send(resultOf(405, 'E_METHOD', 'This address does not take this kind of request.'))
  })
  await app.register(compress, { global: false })
  for (const module of modules) await module.register?.(app, platform, steering)
  return app
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void reply.send(answerOfError(error, request, reply))
}

/** What an address says reaches queries too: it must be text that a database can take. */
function refuseHostileAddresses(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, routeOptions }) => {
    // A page asks nothing of the database, and says itself that it does not exist.
    if (routeOptions.url?.startsWith('/investors')) return
    refuseHostileJson(params)
    refuseHostileJson(query)
  })
}

/** The methods of every address, to tell a wrong method from a wrong address. */
function rememberMethods(app: FastifyInstance): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()])
  })
  return methods
}
