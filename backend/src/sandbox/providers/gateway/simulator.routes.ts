import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/module'
import { gatewayPath } from './gateway-pages'
import { registerProviderPages } from './pages.routes'
import { registerProviderCalls } from './provider.routes'

/** The payment provider of the sandbox: its protocol and its pages. */
export function registerGatewaySimulator(app: FastifyInstance, platform: Platform): void {
  void app.register(
    async (scope) => {
      registerProviderCalls(scope, platform)
      registerProviderPages(scope, platform)
    },
    { prefix: gatewayPath },
  )
}
