import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'
import { readKernelSurface } from './kernel-surface'

const kernel = join(__dirname, '../..')

const files: Record<string, string> = {
  'package.json': JSON.stringify({
    exports: { '.': './src/index.ts', './format': './src/format.ts', './contracts/*': './contracts/*.ts' },
  }),
  'src/index.ts': `export * from './format'\nexport class Refused extends Error { private a = 1; code = 'X' }`,
  'src/format.ts': `/** Told elsewhere. */\nexport function mask(pan: string) { return pan.length }\nexport interface Mask { /** kept */ left: number }`,
  'contracts/auth.ts': `import * as z from 'zod/mini'
import { endpoint } from './endpoint'
export const Pan = z.string()
export const authApi = { login: endpoint({ summary: 's', method: 'POST', path: 'auth/login', token: 'none', envelope: true, request: z.object({ pan: Pan }), response: z.object({ days: z.int() }) }) }`,
  'tooling/preset.mjs': `export const preset = 1\nconst hidden = 2\nexport { hidden as shown }\nexport default preset`,
}

let folder: string

beforeAll(() => {
  folder = temporaryFolder('kernel')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  cpSync(join(kernel, 'contracts/endpoint.ts'), join(folder, 'contracts/endpoint.ts'))
  for (const file of ['tsconfig.base.json', 'globals.d.ts'])
    cpSync(join(kernel, 'tooling', file), join(folder, 'tooling', file))
  symlinkSync(join(kernel, 'node_modules'), join(folder, 'node_modules'))
})
afterAll(removeTemporaryFolders)

const surface = () =>
  Object.fromEntries(
    readKernelSurface(folder).map(({ address, declarations }) => [
      address.replace('@portal/kernel', ''),
      declarations.map(({ text }) => text),
    ]),
  )

test('every exported name is told with its signature, in order, without comments and private parts', () => {
  const found = surface()
  expect(found['']).toEqual([
    'interface Mask {\n    left: number;\n}',
    'class Refused extends Error {\n  new (message?: string): Refused\n  new (message?: string, options?: ErrorOptions): Refused\n  code: string\n}',
    'function mask(pan: string): number',
  ])
  expect(found['/format']).toEqual(['also Mask', 'also mask'])
})

test('a schema is told by what it parses to, a call by its method, path, token and bodies', () => {
  expect(surface()['/contracts/auth']).toEqual([
    'schema Pan: string',
    'calls authApi {\n  login: method POST, path auth/login, token none, envelope true ({ pan: string; }) => { days: number; }\n}',
  ])
})

test('the build presets are told by file and name', () => {
  expect(surface()['/tooling']).toEqual([
    'preset.mjs: default',
    'preset.mjs: preset',
    'preset.mjs: shown',
    'tsconfig.base.json: default',
  ])
})
