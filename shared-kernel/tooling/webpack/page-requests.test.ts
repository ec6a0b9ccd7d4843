import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageRequests } from './page-requests.mjs'

test('each page of a remote is known with its module, and no slot is taken for one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(
    join(folder, 'src/remote.tsx'),
    `defineRemote({ name: 'mfe-auth', routes: [
      { path: 'auth/login', handle: open('Log in'), page: () => import(/* webpackMode: "eager" */ './login/login.page') },
      { path: 'auth/unlock', page: () => import('./recovery/pages').then((pages) => ({ default: pages.Unlock })) },
    ], slots: { 'create-folio': () => import('./slots/create-folio') } })`,
  )
  expect(pageRequests(folder)).toEqual([
    { path: '/auth/login', request: './login/login.page' },
    { path: '/auth/unlock', request: './recovery/pages' },
  ])
  rmSync(folder, { recursive: true })
})
