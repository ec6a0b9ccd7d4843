/** Who may import whom (architecture: "Who may import whom"), as lint errors. */

const inKernelOnly = [
  'react-router',
  'jotai',
  '@tanstack/react-query',
  'axios',
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
const kernelInside = (allowed) => ({
  regex: `^@portal/kernel/(?!(${allowed})(/|$))`,
  message: 'This package sees only the public surface of the kernel and the contracts.',
})

const tests = ['**/*.test.{ts,tsx}', '**/testing/**']

/** A package, which sees these parts of the kernel; its tests see the test kit too. */
const zone = (name, parts, patterns, ignores = []) => [
  restrict([`${name}/src/**`], [...patterns, kernelInside(parts)], ignores),
  restrict(
    tests.map((each) => `${name}/src/${each}`),
    [...patterns, kernelInside(`${parts}|testing`)],
  ),
]

const isomorphicParts = 'contracts|validation|crypto|format|search|catalogue|manifest|receipt'
const notOfBackend = [
  { regex: '^@portal/(?!kernel/)', message: 'The backend sees only the isomorphic parts of the kernel.' },
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
    .flatMap((name) => zone(name, 'contracts', [libraries, otherPackages(name)])),
  ...zone(
    'shell',
    'internal|contracts|script-policy|first-screen',
    [libraries, otherPackages('shell')],
    ['shell/src/single-bundle.ts'],
  ),
  ...zone('hosts', 'internal|contracts|script-policy|first-screen|page-styles', [
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
      kernelInside('contracts'),
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
  ignores: [
    'shared-kernel/src/ui/base/form-element.tsx',
    'shared-kernel/src/ui/overlay/modal.tsx',
    '**/*.test.tsx',
  ],
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

/** The kernel's parts, from the ground up; a part imports only those before it. */
const layers = [
  ['validation', 'format'],
  ['contracts'],
  ['crypto', 'catalogue', 'manifest', 'receipt', 'search', 'telemetry'],
  ['api'],
  ['session'],
  ['state'],
  ['navigation'],
  ['forms'],
  ['remote', 'host', 'ui'],
  ['lifecycles'],
]

export const kernelParts = layers.flatMap((layer, height) =>
  layer
    .filter((part) => part !== 'contracts')
    .map((part) => {
      const above = layers
        .slice(height + 1)
        .flat()
        .filter((name) => name !== 'contracts')
      return restrict(
        [`shared-kernel/src/${part}/**`],
        [
          ...(above.length
            ? [
                {
                  group: above.flatMap((name) => [`../${name}/*`, `../${name}/**`]),
                  message: 'Inside the kernel, arrows only run down.',
                },
              ]
            : []),
          {
            regex: '^\\.\\./(?!\\.\\.)(?!testing/)(?!([a-z-]+/)+inner$)[a-z-]+/(?!public$|tokens)',
            message:
              'Another part is seen through its public.ts, or its inner.ts for what leaves the kernel nowhere.',
          },
        ],
        ['**/*.test.ts', '**/*.test.tsx'],
      )
    }),
)
