// Tests whose needs are absent count as skipped, with the reason in their title: see testing/skip-test.ts.
const { watchReads } = require('./jest-inputs.cjs')

/** Every test of a describe block and of those in it. */
const testsBelow = (block) =>
  block.children.flatMap((child) => (child.type === 'test' ? [child] : testsBelow(child)))

/** An environment of jest in which a test can find out that it cannot run, and reads what its package stands on. */
module.exports = (Environment) =>
  class SkippingEnvironment extends Environment {
    reasons = new Map()
    notSetUp = new Set()

    constructor(config, context) {
      super(config, context)
      this.watch = () => watchReads(config.projectConfig.rootDir, context.testPath)
    }

    /** `outside` of the sandbox: see jest-outside.cjs. */
    async setup() {
      await super.setup()
      this.global.outside = require
      this.endWatch = this.watch()
    }

    async teardown() {
      this.endWatch?.()
      await super.teardown()
    }

    handleTestEvent(event, state) {
      const { name, test, error, hook, describeBlock } = event
      const isSkip = error?.name === 'SkippedTest'
      if (name === 'test_fn_failure' && isSkip) this.reasons.set(test, error.message)
      if (name === 'hook_failure' && isSkip) {
        for (const each of test ? [test] : testsBelow(describeBlock)) this.reasons.set(each, error.message)
        this.notSetUp.add(describeBlock)
      }
      // What was never set up cannot be taken down.
      if (name === 'hook_failure' && hook.type === 'afterAll' && this.notSetUp.has(describeBlock))
        state.unhandledErrors.pop()
      if (name === 'test_done' && this.reasons.has(test)) {
        test.status = 'skip'
        test.errors = []
        test.name += ` (${this.reasons.get(test)})`
      }
    }
  }
