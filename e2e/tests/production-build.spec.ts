import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../fixtures/portal-process'
import { temporaryFolder } from '../fixtures/run-folder'
import { expect, test } from '../fixtures/test'

/** What only the tools hold that switch a remote to another address. */
const traces = [
  'portal-overrides',
  'Remotes of this page',
  'Clear all overrides',
  'Only an address on this machine',
]

function codeIn(folder: string): string {
  const files = readdirSync(join(folder, 'shell')).filter((file) => /\.(js|css)$/.test(file))
  return files.map((file) => readFileSync(join(folder, 'shell', file), 'utf8')).join('\n')
}

test('a shell for production holds nothing of the tools that override a remote, one for a sandbox does', () => {
  const folder = temporaryFolder('production')
  execFileSync(process.execPath, [join(root, 'e2e/fixtures/build-shell.mjs'), folder])
  const [production, sandbox] = [codeIn(folder), codeIn(join(root, 'dist/portal'))]
  rmSync(folder, { recursive: true, force: true })
  expect(production).toContain('Mutual fund investments are subject to market risks')
  for (const trace of traces) {
    expect(sandbox, trace).toContain(trace)
    expect(production, trace).not.toContain(trace)
  }
})
