import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRemote } from './read-remote.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remote-'))
  mkdirSync(join(folder, 'src'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(join(folder, 'src', file), text)

test('each page is known with its module and what it shows first, at every address it has, and no slot is taken for one', async () => {
  write('steps.ts', 'export const steps = [1, 2].map((step) => `auth/step/${step}`)')
  write(
    'remote.tsx',
    `import { steps } from './steps'
    const open = (title: string) => ({ title })
    const routes = [
      { path: 'auth/login', handle: open('Log in'), page: () => import(/* webpackMode: "eager" */ './login/login.page') },
      { path: 'auth/unlock', page: () => import('./recovery/pages').then((pages) => ({ default: pages.Unlock })) },
      ...steps.map((path) => ({ path, page: () => import('./step.page'), parts: ['first-step'] })),
    ]
    export default { name: 'mfe-auth', routes, slots: { 'create-folio': () => import('./slots/create-folio') } }`,
  )
  expect(await readRemote(folder)).toEqual({
    name: 'mfe-auth',
    pages: [
      { path: '/auth/login', request: './login/login.page', parts: [] },
      { path: '/auth/unlock', request: './recovery/pages', parts: [] },
      { path: '/auth/step/1', request: './step.page', parts: ['first-step'] },
      { path: '/auth/step/2', request: './step.page', parts: ['first-step'] },
    ],
    slots: [{ name: 'create-folio', request: './slots/create-folio' }],
    navigation: [],
    search: [],
  })
})

test('entries come with the remote; one that leads to no page of it is refused', async () => {
  write(
    'remote.tsx',
    "export default { name: 'mfe-gifts', routes: [{ path: 'home/gifts', page: () => import('./gifts.page') }] }",
  )
  const entries = (to: string) =>
    write(
      'entries.ts',
      `export default { navigation: [{ label: 'Gifts', to: '${to}', icon: 'plus', at: { more: 70 } }] }`,
    )
  entries('/home/gifts?kind=card')
  expect((await readRemote(folder)).navigation).toEqual([
    { label: 'Gifts', to: '/home/gifts?kind=card', icon: 'plus', at: { more: 70 } },
  ])
  entries('/home/help')
  await expect(readRemote(folder)).rejects.toThrow('mfe-gifts offers /home/help, which is none of its pages')
})

test('texts of its catalogue come into a release in English, and in each language that has all of an entry', async () => {
  write(
    'remote.tsx',
    `import { msg } from '@portal/kernel/words'
    const routes = [{ path: 'home/x', handle: { title: msg\`Mandates\` }, page: () => import('./list.page') }]
    export default { name: 'mfe-x', words: { hi: () => import('./locales/hi.po') }, routes }`,
  )
  write(
    'entries.ts',
    `import { msg } from '@portal/kernel/words'
    export default {
      navigation: [{ label: msg\`Create eMandate\`, group: msg\`Invest\`, to: '/home/x' }],
      search: [{ name: msg\`Create an eMandate\`, keywords: msg\`nach, otm\`, to: '/home/x', at: 1 }],
    }`,
  )
  mkdirSync(join(folder, 'src/locales'))
  write(
    'locales/hi.po',
    ['Create eMandate: ई-मैंडेट बनाएँ', 'Invest: निवेश', 'Create an eMandate: ई-मैंडेट बनाएँ', 'nach, otm: ']
      .map((line) => line.split(': '))
      .map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`)
      .join('\n'),
  )
  const { navigation, search } = await readRemote(folder)
  expect(navigation[0]).toEqual({
    label: 'Create eMandate',
    group: 'Invest',
    to: '/home/x',
    inLanguages: { hi: { label: 'ई-मैंडेट बनाएँ', group: 'निवेश' } },
  })
  expect(search[0]).toEqual({ name: 'Create an eMandate', keywords: 'nach, otm', to: '/home/x', at: 1 })
  expect(await readRemote(folder)).toMatchObject({
    pages: [{ path: '/home/x', request: './list.page' }],
    navigation: [{ label: 'Create eMandate', to: '/home/x' }],
    search: [{ name: 'Create an eMandate', keywords: 'nach, otm', to: '/home/x', at: 1 }],
  })
})
