/** Who may import whom (architecture: "Who may import whom"), as lint errors. */
import { readdirSync } from 'node:fs'

const inKernelOnly = [
  'react-router',
  'jotai',
  '@tanstack/react-query',
  'axios',
  '@lingui/core',
  '@lingui/react',
  'final-form',
  'react-final-form',
  'single-spa-react',
  'single-spa',
]
const screens = [
  'shell',
  'mfe-auth',
  'mfe-portfolio',
  'mfe-transact',
  'mfe-folio',
  'mfe-service',
  'mfe-mandate',
]

export const restrict = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const libraries = {
  group: inKernelOnly.flatMap((name) => [name, `${name}/*`]),
  message: 'Only the kernel imports this library; take what it re-exports from @portal/kernel.',
}
const otherPackages = (self) => ({
  group: [...screens, 'hosts', 'backend', 'e2e']
    .filter((name) => name !== self)
    .flatMap((name) => [`@portal/${name}`, `@portal/${name}/*`, `**/../${name}/**`]),
  message: 'Nothing imports a remote, the shell or the backend: use route references and the contract.',
})
/** What a page has once, or needs not at all; of the other rules and formats a remote brings along those that it alone uses. */
const once = 'crypto|catalogue|manifest|receipt|all'
const kernelInside = (allowed) => ({
  regex: `^@portal/(?=(kernel|ui|contracts|testing|build)(/|$))(?!(${allowed})$)`,
  message: 'This package sees only the public surface of the kernel and the contracts.',
})
const publicParts = `kernel|kernel/words|contracts/(?!(${once})(/|$)).*`

const tests = ['**/*.test.{ts,tsx}', '**/testing/**']

/** A package, which sees these parts of the kernel; its tests see the test kit too. */
const zone = (name, parts, patterns, ignores = []) => [
  restrict([`${name}/src/**`], [...patterns, kernelInside(parts)], ignores),
  restrict(
    tests.map((each) => `${name}/src/${each}`),
    [...patterns, kernelInside(`${parts}|testing|testing/.*`)],
  ),
]

const isomorphicParts = 'contracts/.*'
const notOfBackend = [
  { regex: '^@portal/(?!contracts/|testing/)', message: 'The backend sees the contracts alone.' },
  {
    group: ['react', 'react-dom', 'react-dom/*', ...inKernelOnly],
    message: 'No browser library in the backend.',
  },
]

/** What no file of the backend imports, whichever domain it is of. */
export const backendPatterns = [...notOfBackend, kernelInside(isomorphicParts)]
export const backendZone = zone('backend', isomorphicParts, notOfBackend)

export const zones = [
  ...screens
    .filter((name) => name !== 'shell')
    .flatMap((name) => zone(name, publicParts, [libraries, otherPackages(name)])),
  ...zone(
    'shell',
    `${publicParts}|kernel/(internal|script-policy|first-screen)`,
    [libraries, otherPackages('shell')],
    ['shell/src/single-bundle.ts'],
  ),
  ...zone('hosts', `${publicParts}|kernel/(internal|script-policy|first-screen)|ui/page-styles`, [
    libraries,
    otherPackages('hosts'),
  ]),
]

/** The transactions, from the ground up; a folder imports only those before it, so that no kind is known below the table of kinds. */
const transactions = ['shared', 'transaction', 'cart', 'payment', 'plans', 'unclaimed', 'kinds', 'pages']

export const transactionFlows = transactions.slice(0, -1).map((folder, height) =>
  restrict(
    [`mfe-transact/src/${folder}/**`],
    [
      libraries,
      otherPackages('mfe-transact'),
      kernelInside(publicParts),
      {
        regex: `^(\\.\\./)+(${transactions.slice(height + 1).join('|')})(/|$)`,
        message: 'Arrows run pages, kinds, plans, payment, cart, transaction, shared.',
      },
    ],
    tests,
  ),
)

/** Forms and dialogs of the browser lie in one place each, which keeps them from nesting and from posting fields. */
export const formElements = {
  files: ['**/*.tsx'],
  ignores: ['shared-kernel/ui/base/form-element.tsx', 'shared-kernel/ui/overlay/modal.tsx', '**/*.test.tsx'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: 'JSXOpeningElement[name.name="form"]',
        message:
          'Use PortalForm or FormElement: the browser sends a bare form as a page, its fields in the address.',
      },
      {
        selector: 'JSXOpeningElement[name.name="dialog"]',
        message: 'Use Dialog, AlertDialog or Modal: they are drawn beside the form that opens them.',
      },
    ],
  },
}

/** The kernel's packages, from the ground up, and the parts of each; a part imports only those before it. */
const kernelPackages = [
  {
    folder: 'contracts',
    name: 'contracts',
    layers: [['words'], ['catalogue'], ['validation', 'format'], ['crypto', 'manifest', 'receipt', 'search']],
  },
  { folder: 'ui', name: 'ui', layers: [] },
  {
    folder: 'runtime',
    name: 'kernel',
    layers: [
      ['telemetry', 'words'],
      ['api'],
      ['session'],
      ['state'],
      ['navigation'],
      ['domain'],
      ['remote', 'host'],
      ['lifecycles'],
    ],
  },
]

const calls = readdirSync(new URL('../contracts', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !kernelPackages[0].layers.flat().includes(entry.name))
  .map(({ name }) => name)
  .join('|')

const throughPublic = {
  // A call of the contracts is a file of its own.
  regex: `^\\.\\./(?!\\.\\.)(?!testing/)(?!([a-z-]+/)+inner$)(?!(${calls})/)[a-z-]+/(?!public$|tokens)`,
  message: 'Another part is seen through its public.ts, or its inner.ts for what leaves the kernel nowhere.',
}

const packagesAbove = (height) => ({
  regex: `^@portal/(${[...kernelPackages.slice(height + 1).map(({ name }) => name), 'testing', 'build'].join('|')})(/|$)`,
  message: 'Arrows between the packages of the kernel run contracts, ui, kernel.',
})

const partsOf = ({ folder, layers }, height) =>
  layers.flatMap((layer, level) => {
    const above = layers.slice(level + 1).flat()
    const notAbove = {
      regex: `^(\\.\\./)+(${above.join('|')})/`,
      message: 'Inside the kernel, arrows only run down.',
    }
    const patterns = [packagesAbove(height), throughPublic, ...(above.length ? [notAbove] : [])]
    return layer.map((part) => restrict([`shared-kernel/${folder}/${part}/**`], patterns, tests))
  })

export const kernelParts = kernelPackages.flatMap((each, height) => [
  restrict([`shared-kernel/${each.folder}/**`], [packagesAbove(height)], tests),
  ...(each.folder === 'ui'
    ? [restrict(['shared-kernel/ui/*/**'], [packagesAbove(height), throughPublic], tests)]
    : []),
  ...partsOf(each, height),
])
