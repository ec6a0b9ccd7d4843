// jest compiles every module again for every test file, a third of what it costs to load one. Here a worker compiles
// each module once; a test file still runs it in a world of its own, with nothing left of the file before.
const { createRequire } = require('node:module')
const { Script } = require('node:vm')
const { mayRead } = require('./jest-inputs.cjs')

// jest's own, which is found only from what runs it.
const fromJest = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'))
const { default: Runtime } = fromJest('jest-runtime')

/** By file, what was compiled last and of which text; `undefined` where jest has to compile it itself. */
const compiled = new Map()

/** A text that imports while it runs needs a callback of the test file it runs in. */
const compile = (source, filename, head) =>
  source.includes('import(')
    ? undefined
    : new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })

function scriptOf(source, filename, head) {
  const known = compiled.get(filename)
  if (known?.source === source && known.head === head) return known.script
  const script = compile(source, filename, head)
  compiled.set(filename, { source, head, script })
  return script
}

module.exports = class CompilingOnce extends Runtime {
  constructor(...given) {
    super(...given)
    const { executor } = this
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`
    const compileAlone = executor.compile.bind(executor)
    executor.compile = (source, filename) => {
      mayRead(filename)
      const context = executor.environment.getVmContext()
      try {
        const script = context && scriptOf(source, filename, head)
        if (script) return script.runInContext(context)
      } catch {
        // jest tells what is wrong with the text in its own words.
      }
      return compileAlone(source, filename)
    }
  }
}
