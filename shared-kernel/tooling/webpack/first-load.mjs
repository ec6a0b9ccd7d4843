/**
 * Fails the shell's build when its first chunks take a name that only the whole kernel has: everybody would wait for
 * all of the kernel before the log-in page shows.
 */
export class FirstLoad {
  apply(compiler) {
    const { WebpackError } = compiler.webpack
    compiler.hooks.compilation.tap('FirstLoad', (compilation) => {
      compilation.hooks.afterChunks.tap('FirstLoad', () => {
        for (const finding of foundInFirstLoad(compilation))
          compilation.errors.push(new WebpackError(finding))
      })
    })
  }
}

function foundInFirstLoad({ entrypoints, chunkGraph, moduleGraph, requestShortener }) {
  const chunks = new Set(
    [...entrypoints.values()].flatMap((entry) => [
      ...entry.chunks,
      ...entry
        .getChildren()
        .filter(({ origins }) => origins.some(({ request }) => /bootstrap/.test(request ?? '')))
        .flatMap((group) => group.chunks),
    ]),
  )
  const modules = new Set([...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]))
  const whole = [...modules].filter(({ type, options }) => isWholeKernel(type, options))
  return whole.flatMap((module) =>
    [...moduleGraph.getIncomingConnections(module)]
      .filter(({ originModule }) => modules.has(originModule))
      .map(
        ({ originModule, dependency }) =>
          `${originModule.readableIdentifier(requestShortener)} takes ${dependency.ids?.[0] ?? 'everything'} from the whole kernel at first load: import() it, or add it to the kernel's first-load.ts`,
      ),
  )
}

const isWholeKernel = (type, options) =>
  type === 'consume-shared-module' && options?.shareKey === '@portal/kernel'
