/**
 * Fails a build when what shows first takes a name that the kernel's first load has not: everybody would wait for more of
 * the kernel before the log-in page shows. `isFirst` knows it by the request with which code asks for it.
 */
export class FirstLoad {
  constructor(isFirst) {
    this.isFirst = isFirst
  }

  apply(compiler) {
    const { WebpackError } = compiler.webpack
    compiler.hooks.compilation.tap('FirstLoad', (compilation) => {
      compilation.hooks.afterChunks.tap('FirstLoad', () => {
        for (const problem of foundInFirstLoad(compilation, this.isFirst))
          compilation.errors.push(new WebpackError(problem))
      })
    })
  }
}

function foundInFirstLoad({ entrypoints, chunkGroups, chunkGraph, moduleGraph, requestShortener }, isFirst) {
  const requested = chunkGroups.filter(({ origins }) =>
    origins.some(({ request }) => request && isFirst(request)),
  )
  const chunks = new Set([...entrypoints.values(), ...requested].flatMap((group) => group.chunks))
  const modules = new Set([...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]))
  const later = [...modules].filter(({ type, options }) => isLater(type, options))
  return later.flatMap((module) =>
    [...moduleGraph.getIncomingConnections(module)]
      .filter(({ originModule }) => modules.has(originModule))
      .map(
        ({ originModule, dependency }) =>
          `${originModule.readableIdentifier(requestShortener)} takes ${dependency.ids?.[0] ?? 'everything'} from a later part of the kernel at first load: import() it, or add it to the kernel's first-load.ts`,
      ),
  )
}

const isLater = (type, options) =>
  type === 'consume-shared-module' &&
  ['@portal/kernel', '@portal/kernel/first-inside'].includes(options?.shareKey)
