import type { Module } from '../../../src/platform/module'
import { registerPennyDrop } from './penny-drop.routes'
import { registerAccountValidation } from './razorpayx.routes'

const simulators = {
  http: { prefix: '/sandbox/providers/penny-drop', register: registerPennyDrop },
  razorpayx: { prefix: '/sandbox/providers/razorpayx', register: registerAccountValidation },
}

/** Whoever checks bank accounts in the sandbox, by the adapter that an installation chose. */
export const accountCheckSimulator: Module = {
  name: 'account check simulator',
  register(app, platform) {
    const { prefix, register } = simulators[platform.config.accountCheck.provider]
    void app.register(async (scope) => register(scope, platform), { prefix })
  },
}
