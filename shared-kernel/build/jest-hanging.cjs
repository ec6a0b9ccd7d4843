// A file of tests that neither ends nor fails would hold the whole run up, and whoever waits for it would never read its
// name: a test that blocks its process is beyond jest's own limits.
const { writeSync } = require('node:fs')
const { clearInterval, setInterval } = require('node:timers')

const minute = 60_000
/** What the console is given last is lost when the process ends at once. */
const say = (line) => void writeSync(1, `${line}\n`)

/** A reporter of jest that says every few minutes what still runs, and ends a run in which one file hangs. */
class HangingFiles {
  running = new Map()

  constructor(_, { sayAfterMs = 3 * minute, endAfterMs = 15 * minute, lookEveryMs = minute } = {}) {
    Object.assign(this, { sayAfterMs, endAfterMs })
    this.timer = setInterval(() => this.look(), lookEveryMs)
  }

  onTestFileStart({ path }) {
    this.running.set(path, Date.now())
  }

  onTestFileResult({ path }) {
    this.running.delete(path)
  }

  onRunComplete() {
    clearInterval(this.timer)
  }

  look() {
    for (const [path, since] of this.running) {
      const tookMs = Date.now() - since
      if (tookMs < this.sayAfterMs) continue
      say(`still runs after ${Math.round(tookMs / 1000)} s: ${path}`)
      if (tookMs < this.endAfterMs) continue
      say('It hangs: this run of the tests ends here, without a verdict.')
      process.exit(1)
    }
  }
}

module.exports = HangingFiles
