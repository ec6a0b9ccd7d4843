const { BroadcastChannel } = require('node:worker_threads')
const { TestEnvironment } = require('jest-environment-node')

/** Ends with the test as a tab's ends with its page: an open one would keep Node from ending. */
class TabChannel extends BroadcastChannel {
  constructor(name) {
    super(name)
    this.unref()
  }
}

module.exports = class extends require('./jest-skipping.cjs')(TestEnvironment) {
  async setup() {
    await super.setup()
    this.global.BroadcastChannel = TabChannel
  }
}
