// A page costs a second of every file that does not need one: it is there for components (`.test.tsx`), and for a file
// that asks for it with `@needs-page` in its first lines.
const { closeSync, openSync, readSync } = require('node:fs')
const BrowserEnvironment = require('./jest-browser-environment.cjs')
const NodeEnvironment = require('./jest-node-environment.cjs')

function asksForPage(file) {
  const opened = openSync(file)
  const head = Buffer.alloc(400)
  readSync(opened, head)
  closeSync(opened)
  return head.includes('@needs-page')
}

module.exports = class PageEnvironment {
  constructor(config, context) {
    const needsPage = context.testPath.endsWith('x') || asksForPage(context.testPath)
    return new (needsPage ? BrowserEnvironment : NodeEnvironment)(config, context)
  }
}
