import { join } from 'node:path'
import { Linter } from 'eslint'
import ts from 'typescript-eslint'
import { zones } from './eslint-zones.mjs'

const root = join(__dirname, '../..')
const parser: Linter.Config = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parser: ts.parser as Linter.Parser },
}

/** What lint says of an import in a file of a remote. */
function complaints(imported: string, file = 'mfe-auth/src/login/login.page.tsx'): string[] {
  const code = `import { x } from '${imported}'`
  return new Linter({ cwd: root })
    .verify(code, [parser, ...zones], { filename: join(root, file) })
    .map(({ message }) => message)
}

test.each([
  ['another remote', '@portal/mfe-folio', /Nothing imports a remote/],
  ['a file of another remote', '../../../mfe-folio/src/remote', /Nothing imports a remote/],
  ['the shell', '@portal/shell', /Nothing imports a remote, the shell/],
  ['what is inside the kernel', '@portal/kernel/session', /only the public surface/],
  ['what the shell alone may take of the kernel', '@portal/kernel/internal', /only the public surface/],
  ['components past the kernel', '@portal/ui', /only the public surface/],
  ['of the contracts what a page has once', '@portal/contracts/catalogue', /only the public surface/],
  ['the test kit in a page', '@portal/testing', /only the public surface/],
  ['a router of its own', 'react-router', /Only the kernel imports this library/],
])('a remote that imports %s is refused, with what to take', (_, imported, said) => {
  expect(complaints(imported)).toEqual([expect.stringMatching(said)])
})

test.each([
  ['the kernel', '@portal/kernel', undefined],
  ['calls of the contract', '@portal/contracts/identity/auth', undefined],
  ['its own files', '../shared/code-dialog', undefined],
  ['the test kit in a test', '@portal/testing/conformance', 'mfe-auth/src/conformance.test.ts'],
])('a remote may import %s', (_, imported, file) => {
  expect(complaints(imported, file)).toEqual([])
})
