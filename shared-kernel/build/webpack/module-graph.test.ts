import { usageOf } from './kernel-usage.mjs'
import { foundInRemote, foundMissing, foundShared } from './shared-graph.mjs'

const pnpm = '/w/node_modules/.pnpm'

test('a remote may bring its own files, the contract and small libraries', () => {
  const own = [
    '/w/mfe-auth/src/login.tsx',
    '/w/shared-kernel/contracts/identity/auth.ts',
    `${pnpm}/zod@4/node_modules/zod/mini.js`,
  ]
  expect(foundInRemote(own)).toEqual([])
})

test.each(['react', 'react-dom', 'react-router', 'jotai', 'axios', '@tanstack/react-query'])(
  'a remote that brings %s is refused, once, by its name',
  (name) => {
    const files = ['index', 'other'].map((file) => `${pnpm}/x@1/node_modules/${name}/dist/${file}.js`)
    expect(foundInRemote(files)).toEqual([`brings its own ${name}: take it from @portal/kernel`])
  },
)

test('a remote that reaches into the kernel brings a second one, and is refused', () => {
  expect(foundInRemote(['/w/shared-kernel/runtime/state/portal-store.tsx'])).toEqual([
    "brings the kernel's runtime/state/portal-store.tsx: import @portal/kernel",
  ])
})

test('nothing else than what the table says is shared', () => {
  const allowed = ['react', '@portal/kernel']
  expect(foundShared(['react', '@portal/kernel', 'react'], allowed)).toEqual([])
  expect(foundShared(['react', 'zod'], allowed)).toEqual([
    'shares zod: only react, @portal/kernel are shared between builds',
  ])
})

test('a host gives all that remotes take from there', () => {
  expect(foundMissing(['react', '@portal/kernel'], ['react', '@portal/kernel'])).toEqual([])
  expect(foundMissing(['react'], ['react', '@portal/kernel'])).toEqual([
    'does not provide @portal/kernel: import() it, since remotes take it from their host',
  ])
})

test('what a build takes from the kernel is named once; of the contract, the call too', () => {
  expect(
    usageOf([
      { request: '@portal/kernel', ids: ['Button'] },
      { request: '@portal/kernel', ids: ['Button'] },
      { request: '@portal/kernel', ids: ['routes', 'invest', 'path'] },
      { request: '@portal/kernel' },
      { request: '@portal/contracts/identity/otp', ids: ['otpApi', 'resend', 'path'] },
      { request: '@portal/contracts/identity/auth', ids: ['Pan'] },
      { request: 'zod/mini', ids: ['maxLength'] },
      { request: './own', ids: ['Own'] },
      { ids: ['nobody'] },
    ]),
  ).toEqual({
    names: ['Button', 'routes'],
    schema: ['zMaxLength'],
    contracts: { auth: ['Pan'], otp: ['otpApi.resend'] },
  })
})

test('a namespace that is handed on as a whole is named so', () => {
  expect(usageOf([{ request: '@portal/kernel', ids: [] }]).names).toEqual(['*'])
})
