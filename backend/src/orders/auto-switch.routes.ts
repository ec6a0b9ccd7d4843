import { autoSwitchApi } from '@portal/contracts/proposals/auto-switch'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { autoSwitchSchemes } from './auto-switch/auto-switch-list'

/** The call about new funds that money is switched into by itself. */
export function registerAutoSwitchCalls(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, autoSwitchApi, {
    schemes: async () => ({ schemes: await autoSwitchSchemes(platform) }),
  })
}
