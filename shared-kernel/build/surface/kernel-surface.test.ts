import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'
import { readKernelSurface } from './kernel-surface'

const kernel = join(__dirname, '../..')

const files: Record<string, string> = {
  'runtime/package.json': JSON.stringify({
    exports: { '.': './index.ts', './first-load': './first-load.ts' },
  }),
  'runtime/index.ts': `export * from '../contracts/format/public'\nexport class Refused extends Error { private a = 1; code = 'X' }`,
  'runtime/first-load.ts': `export * from '../contracts/format/public'`,
  'contracts/package.json': JSON.stringify({
    exports: { './format': './format/public.ts', './*': './*.ts' },
  }),
  'contracts/format/public.ts': `/** Told\n * here. */\nexport function mask(pan: string) { return pan.length }\nexport interface Mask { /** kept */ left: number }`,
  'contracts/identity/auth.ts': `import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
export const Pan = z.string()
export const authApi = { login: endpoint({ summary: 's', method: 'POST', path: 'auth/login', token: 'none', envelope: true, request: z.object({ pan: Pan }), response: z.object({ days: z.int() }) }) }`,
  'build/preset.mjs': `export const preset = 1\nconst hidden = 2\nexport { hidden as shown }\nexport default preset`,
}

let folder: string

beforeAll(() => {
  folder = temporaryFolder('kernel')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'contracts/wire'))
  cpSync(join(kernel, 'contracts/wire/endpoint.ts'), join(folder, 'contracts/wire/endpoint.ts'))
  for (const file of ['tsconfig.base.json', 'globals.d.ts'])
    cpSync(join(kernel, 'build', file), join(folder, 'build', file))
  symlinkSync(join(kernel, 'contracts/node_modules'), join(folder, 'node_modules'))
})
afterAll(removeTemporaryFolders)

const surface = () =>
  Object.fromEntries(
    readKernelSurface(folder).map(({ address, declarations }) => [
      address,
      declarations.map(({ text }) => text),
    ]),
  )

test('every exported name is told with its signature, in order, without private parts', () => {
  const found = surface()
  expect(found['@portal/kernel']).toEqual([
    'interface Mask {\n    left: number;\n}',
    'class Refused extends Error {\n  new (message?: string): Refused\n  new (message?: string, options?: ErrorOptions): Refused\n  code: string\n}',
    'function mask(pan: string): number',
  ])
  expect(found['@portal/kernel/first-load']).toEqual(['also Mask', 'also mask'])
})

test('a name is told with its doc comment, on one line, and the part of the kernel that it is of', () => {
  const [, , mask] = readKernelSurface(folder).find(
    ({ address }) => address === '@portal/kernel',
  )!.declarations
  expect(mask).toMatchObject({ name: 'mask', doc: 'Told here.', subject: 'contracts/format' })
})

test('a schema is told by what it parses to, a call by its method, path, token and bodies', () => {
  expect(surface()['@portal/contracts/identity/auth']).toEqual([
    'schema Pan: string',
    'calls authApi {\n  login: method POST, path auth/login, token none, envelope true ({ pan: string; }) => { days: number; }\n}',
  ])
})

test('the build presets are told by file and name', () => {
  expect(surface()['@portal/build']).toEqual([
    'preset.mjs: default',
    'preset.mjs: preset',
    'preset.mjs: shown',
    'tsconfig.base.json: default',
  ])
})
