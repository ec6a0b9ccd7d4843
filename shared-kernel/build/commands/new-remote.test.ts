// @reads-all-packages: the remotes, for the list of their squads
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'

const root = join(__dirname, '../../..')

/** What the command reads and may change, and the shell, which it must not. */
const copied = [
  'package.json',
  'scripts',
  'shell/src',
  'mfe-auth/package.json',
  'mfe-auth/tsconfig.json',
  'mfe-auth/src/lifecycles.ts',
  'mfe-auth/src/conformance.test.ts',
  'shared-kernel/build/eslint-zones.mjs',
  'shared-kernel/build/verdicts/package-inputs.cjs',
  'pnpm-workspace.yaml',
  'budgets.json',
  'CODEOWNERS',
]

function copyOfSources(): string {
  const folder = temporaryFolder('sources')
  for (const path of copied) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  return folder
}

function run(folder: string, ...args: string[]) {
  return inCopy(folder, 'new-remote', `({ default: run }) => run(${JSON.stringify(args)})`)
}

/** Gives a module of a copy's scripts to a function. */
function inCopy(folder: string, script: string, work: string) {
  const program = `import(${JSON.stringify(join(folder, `scripts/${script}.ts`))}).then(${work})`
  return spawnSync(process.execPath, ['--import', 'tsx', '--eval', program], { cwd: root, encoding: 'utf8' })
}

/** Files that differ from those of this checkout, by their path. */
function changedIn(folder: string): string[] {
  const isOriginal = (path: string) =>
    existsSync(join(root, path)) && readFileSync(join(root, path)).equals(readFileSync(join(folder, path)))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile() && !isOriginal(path))
    .sort()
}

afterAll(removeTemporaryFolders)

test('a new remote is a folder of its own and four lists, and no file of the shell', () => {
  const folder = copyOfSources()
  const { status, stderr } = run(folder, 'mfe-trial', '--prefix', '/home/trial', '--owner', 'trials')
  expect([status, stderr]).toEqual([0, ''])
  const changed = changedIn(folder)
  expect(changed.filter((path) => !path.startsWith('mfe-trial/'))).toEqual([
    'CODEOWNERS',
    'budgets.json',
    'pnpm-workspace.yaml',
    'shared-kernel/build/eslint-zones.mjs',
  ])
  expect(changed.filter((path) => path.startsWith('mfe-trial/'))).toEqual([
    'mfe-trial/CHANGELOG.md',
    'mfe-trial/README.md',
    'mfe-trial/jest.config.cjs',
    'mfe-trial/package.json',
    'mfe-trial/src/conformance.test.ts',
    'mfe-trial/src/entries.ts',
    'mfe-trial/src/lifecycles.ts',
    'mfe-trial/src/remote.tsx',
    'mfe-trial/src/trial/trial.page.tsx',
    'mfe-trial/src/trial/trial.test.tsx',
    'mfe-trial/tsconfig.json',
  ])
  const { portal } = JSON.parse(readFileSync(join(folder, 'mfe-trial/package.json'), 'utf8')) as {
    portal: unknown
  }
  expect(portal).toEqual({
    owner: 'trials',
    prefixes: ['/home/trial'],
    kernel: expect.stringMatching(/^\^\d/) as string,
  })
})

test('a new remote makes neither the shell nor another remote anew', () => {
  const folder = copyOfSources()
  cpSync(join(root, 'pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml'))
  const hashes = () => {
    const built = [
      ['shell', 'shared-kernel'],
      ['mfe-auth', 'shared-kernel', 'scripts'],
    ]
    const work = `({ hashOf }) => console.log(...${JSON.stringify(built)}.map((folders) => hashOf(folders)))`
    return inCopy(folder, 'packages', work).stdout
  }
  const before = hashes()
  expect(before).toMatch(/^[0-9a-f]{12} [0-9a-f]{12}\n$/)
  expect(run(folder, 'mfe-trial').status).toBe(0)
  expect(hashes()).toBe(before)
})

test('a name that is none or taken, and a path that another remote owns, leave every file as it was', () => {
  const folder = copyOfSources()
  const wrong = [
    [['trial'], '"trial" is no name of a remote'],
    [['mfe-auth'], 'There is a folder mfe-auth already'],
    [['mfe-trial', '--prefix', '/auth/trial'], '/auth/trial lies within what mfe-auth owns'],
  ] as const
  for (const [args, said] of wrong) {
    const { status, stderr } = run(folder, ...args)
    expect([args, status]).toEqual([args, 1])
    expect(stderr).toContain(said)
  }
  expect(changedIn(folder)).toEqual([])
})

/** Who reviews each remote, by CODEOWNERS. */
const squads = (folder: string) =>
  [...readFileSync(join(folder, 'CODEOWNERS'), 'utf8').matchAll(/^\/(mfe-\w+)\/ +@portal\/(\w+)$/gm)].map(
    ([, remote, squad]) => [remote, squad],
  )

test('the owner that the manifest names of a remote is the squad that reviews it, of a new one too', () => {
  const folder = copyOfSources()
  run(folder, 'mfe-trial', '--owner', 'trials')
  expect(squads(folder)).toContainEqual(['mfe-trial', 'trials'])
  const ownerOf = (remote: string) =>
    (JSON.parse(readFileSync(join(root, remote, 'package.json'), 'utf8')) as { portal: { owner: string } })
      .portal.owner
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'))
  expect(squads(root).sort()).toEqual(remotes.map((remote) => [remote, ownerOf(remote)]).sort())
})

/** What a squad must know to get its page to an investor. */
const needed = [
  /npm run release -- mfe-/,
  /menu entry/i,
  /entries\.ts/,
  /routes/i,
  /contracts\/wire\/routes\.ts/,
  /storage keys/i,
  /storage-table\.ts/,
  /remotes\.json/,
]

const lackingIn = (text: string) => needed.filter((each) => !each.test(text)).map(String)

test('the README of a new remote, and the page for a new squad, name release, menu entry, routes, storage keys and the way to the investor', () => {
  const folder = copyOfSources()
  run(folder, 'mfe-trial')
  const readme = readFileSync(join(folder, 'mfe-trial/README.md'), 'utf8')
  expect(lackingIn(readme)).toEqual([])
  expect(lackingIn(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'))).toEqual([])
  for (const [, to = ''] of readme.matchAll(/\]\(\.\.\/([^)#]+)\)/g))
    expect([to, existsSync(join(root, to))]).toEqual([to, true])
})
