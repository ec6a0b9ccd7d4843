import { elements, words } from './words/macros.cjs'
import { kernelNames, previousNames } from './kernel-names.mjs'

/** All of them are the kernel in a remote. */
const kernel = ['@portal/kernel', words, elements]
/** A call's file in its domain; rules and formats, which lie right below, ask nothing of the server. */
const callsIn = /^@portal\/contracts\/[^/]+\/([^/]+)$/

/** As `usageFile` of contracts/manifest/kernel-names.ts. */
export const usageFile = 'kernel-usage.json'

/**
 * Writes beside a remote's files what its code takes from the kernel: names that the page's kernel must still have
 * when this very build runs, which of them it takes from the parts for first pages, and the parts of the contract that
 * were bundled into it. Types leave no trace.
 */
export class KernelUsage {
  constructor(about, { previous }) {
    this.about = about
    this.parts = previous ? previousNames : kernelNames
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('KernelUsage', (compilation) => {
      let used
      // Before modules are joined and emptied: from here on each one still knows its own imports.
      compilation.hooks.finishModules.tap('KernelUsage', (modules) => {
        used = usageOf([...modules].flatMap((module) => module.dependencies ?? []))
      })
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'KernelUsage', stage }, () => {
        const { schema, ...taken } = used
        const parts = this.parts()
        const takenFrom = (part) => taken.names.filter((name) => parts[part].includes(name))
        const firstLoad = [...takenFrom('firstLoad'), ...schema]
        const usage = { ...this.about, ...taken, firstLoad, firstInside: takenFrom('firstInside') }
        const text = `${JSON.stringify(usage, null, 2)}\n`
        compilation.emitAsset(usageFile, new sources.RawSource(text))
      })
    })
  }
}

/** The kernel's name for one of zod: "zMaxLength". */
const kernelName = (name) => `z${name[0].toUpperCase()}${name.slice(1)}`

/** Of a whole namespace that is handed on, nothing can be said: it counts as "*". */
export function usageOf(dependencies) {
  const names = new Set()
  const schema = new Set()
  const areas = {}
  for (const { request, ids } of dependencies) {
    if (!Array.isArray(ids) || typeof request !== 'string') continue
    if (kernel.includes(request)) names.add(ids[0] ?? '*')
    if (request === 'zod/mini') schema.add(ids[0] ? kernelName(ids[0]) : '*')
    // By its file alone: its domain may change while a release is live.
    const [, area] = callsIn.exec(request) ?? []
    if (area) {
      areas[area] = (areas[area] ?? new Set()).add(ids.slice(0, 2).join('.') || '*')
    }
  }
  const listed = Object.keys(areas)
    .sort()
    .map((area) => [area, [...areas[area]].sort()])
  return { names: [...names].sort(), schema: [...schema].sort(), contracts: Object.fromEntries(listed) }
}
