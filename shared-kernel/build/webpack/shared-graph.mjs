/** Libraries that live in the shell and the kernel alone: a second copy would be a second portal. */
const notInRemotes = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'jotai',
  'axios',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'final-form',
  'react-final-form',
  'single-spa-react',
  '@lingui/core',
  '@lingui/react',
]

/** What a page has once: of the contracts, calls and pure rules are bundled into the remotes that use them. */
const isShared =
  /[\\/]shared-kernel[\\/](?=(runtime|previous|ui|testing|contracts[\\/](catalogue|crypto|manifest|receipt|words))[\\/])/

/** "/…/node_modules/.pnpm/axios@1/node_modules/axios/index.js" → "axios" */
function libraryOf(resource) {
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(resource) ?? []
  return name?.replaceAll('\\', '/')
}

/** What a remote must not bring along: one sentence a finding, none when all is well. */
export function foundInRemote(resources) {
  const libraries = resources.map(libraryOf).filter((name) => notInRemotes.includes(name))
  const kernel = resources.filter((each) => isShared.test(each))
  return [
    ...[...new Set(libraries)].sort().map((name) => `brings its own ${name}: take it from @portal/kernel`),
    ...kernel
      .sort()
      .map((each) => `brings the kernel's ${each.split(isShared).at(-1)}: import @portal/kernel`),
  ]
}

/** What is shared beyond the table of `sharing.mjs`. */
export function foundShared(keys, allowed) {
  const others = [...new Set(keys)].filter((key) => !allowed.includes(key)).sort()
  return others.map((key) => `shares ${key}: only ${allowed.join(', ')} are shared between builds`)
}

/** What a host does not give although remotes take it from there: nothing in its own code may have asked for it. */
export const foundMissing = (provided, wanted) =>
  wanted
    .filter((name) => !provided.includes(name))
    .map((name) => `does not provide ${name}: import() it, since remotes take it from their host`)

/** Fails a build whose module graph holds what it must not, naming it. */
export class SharedGraph {
  constructor(role, allowed) {
    this.role = role
    this.allowed = allowed
  }

  apply(compiler) {
    const { WebpackError } = compiler.webpack
    compiler.hooks.compilation.tap('SharedGraph', (compilation) => {
      compilation.hooks.finishModules.tap('SharedGraph', (modules) => {
        const all = [...modules]
        const resources = all.map((module) => module.resource).filter(Boolean)
        const keys = all.map((module) => sharedKeyOf(module)).filter(Boolean)
        const provided = all.filter(({ type }) => type === 'provide-module').map(sharedKeyOf)
        const problems = [
          ...(this.role === 'remote' ? foundInRemote(resources) : foundMissing(provided, this.allowed)),
          ...foundShared(keys, this.allowed),
        ]
        for (const problem of problems)
          compilation.errors.push(new WebpackError(`${compiler.name ?? this.role} ${problem}`))
      })
    })
  }
}

/** The name under which a module is taken from, or given to, other builds. */
function sharedKeyOf(module) {
  if (module.type === 'consume-shared-module') return module.options?.shareKey
  return module.type === 'provide-module' ? module._name : undefined
}
