// A data router and the crypto parts need what Node has and jsdom lacks.
const { TestEnvironment } = require('jest-environment-jsdom')
const skipping = require('./jest-skipping.cjs')

const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'structuredClone',
  'Uint8Array',
]

module.exports = class BrowserEnvironment extends skipping(TestEnvironment) {
  async setup() {
    await super.setup()
    for (const name of fromNode) this.global[name] = globalThis[name]
    if (!this.global.crypto?.subtle)
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true })
  }
}
