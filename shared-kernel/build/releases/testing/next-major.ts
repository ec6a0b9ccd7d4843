import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../../testing/temporary-folder'
import type { builtRemote } from './built-remote'

const asTheyAre = { recursive: true, verbatimSymlinks: true }
const root = join(__dirname, '../../../..')

/** What the kernel is with the breaking change; this checkout's own is the major before it. */
export const nextVersion = '9.0.0'
export const { version } = JSON.parse(
  readFileSync(join(root, 'shared-kernel/runtime/package.json'), 'utf8'),
) as { version: string }

/** `ProgressBar` is called `ProgressLine` now, and `fileSize` takes kilobytes. */
const breakingChange = {
  'runtime/package.json': [[`"version": "${version}"`, `"version": "${nextVersion}"`]],
  'runtime/offered-components.ts': [
    ['\n  ProgressBar,', '\n  ProgressBar as ProgressLine,'],
    ['\n  fileSize,', ''],
  ],
  'runtime/index.ts': [
    [
      "export * from './offered-rules'",
      "import { fileSize as sizeOf } from '@portal/ui'\n" +
        'export const fileSize = (kilobytes: number) => sizeOf(kilobytes * 1024)\n' +
        "export * from './offered-rules'",
    ],
  ],
} satisfies Record<string, [from: string, to: string][]>

/** What the kernel's owners write: the names of before on the kernel of now. */
const adapter = `
  import { fileSize as ofKilobytes } from '@portal/kernel'
  export * from '@portal/kernel'
  export * from '@portal/kernel/schema'
  export { ProgressLine as ProgressBar } from '@portal/kernel'
  export const fileSize = (bytes) => ofKilobytes(bytes / 1024)`

/** A page that says what its kernel makes of things, and leaves in the window what it was given. */
const pageOf = (name: string, bar: string, size: number) => `
  import * as React from 'react'
  import { ${bar}, fileSize, getSession, Page, portalStore, showToast, transactionDraftAtom, useHost, useNavigate, useSession } from '@portal/kernel'
  import { emptyTransactionDraft, TransactionDraft } from '@portal/contracts/orders/transaction-draft'
  export default function ${name}Page() {
    const { investor } = useSession() ?? {}
    const navigate = useNavigate()
    const draft = transactionDraftAtom(TransactionDraft, emptyTransactionDraft)
    window.${name} = { React, ${bar}, draft, getSession, host: useHost(), navigate, portalStore, showToast }
    return (
      <Page title="${name}">
        <h1>${name}</h1>
        <p id="said">${name} {investor?.pan} {fileSize(${size})}</p>
        <${bar} label="done" value={1} max={2} />
      </Page>
    )
  }`

const remoteOf = (name: string) => `
  import { defineRemote } from '@portal/kernel'
  export default defineRemote({
    name: 'mfe-${name}',
    routes: [{ path: '${name}', handle: { title: '${name}', access: 'investor' }, page: () => import('./page') }],
  })`

const lifecycles = `
  import remote from './remote'
  export const { bootstrap, mount, update, unmount } = remote.lifecycles`

function put(path: string, content: string | object) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
}

function linkTo(target: string, link: string) {
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(target, link)
}

/** A package that takes others of the checkout by these names. */
function packageAt(folder: string, about: object, links: Record<string, string>) {
  put(join(folder, 'package.json'), { type: 'module', ...about })
  for (const [name, target] of Object.entries(links)) linkTo(target, join(folder, 'node_modules', name))
}

function addRemote(checkout: string, name: string, { kernel, range, page }: Record<string, string>) {
  const folder = join(checkout, `mfe-${name}`)
  const portal = { owner: name, prefixes: [`/${name}`], kernel: range }
  packageAt(
    folder,
    { name: `@portal/mfe-${name}`, version: '1.0.0', portal },
    {
      '@portal/kernel': join(checkout, 'shared-kernel', kernel!),
      '@portal/contracts': join(checkout, 'shared-kernel/contracts'),
      react: join(root, 'mfe-auth/node_modules/react'),
      zod: join(root, 'mfe-auth/node_modules/zod'),
    },
  )
  put(join(folder, 'src/remote.tsx'), remoteOf(name))
  put(join(folder, 'src/lifecycles.ts'), lifecycles)
  put(join(folder, 'src/page.tsx'), page!)
}

/**
 * A checkout whose kernel made a breaking change: this one's shell and kernel with the change, the kernel of before on top
 * of it, and two remotes, `mfe-old` on the kernel of before and `mfe-new` on that of now.
 */
function checkoutOfNextMajor(): string {
  const checkout = temporaryFolder('next-major')
  const notTested = (path: string) => !/\.test\.tsx?$/.test(path)
  for (const folder of ['shared-kernel', 'shell', 'scripts'])
    cpSync(join(root, folder), join(checkout, folder), { ...asTheyAre, filter: notTested })
  for (const name of ['backend', 'hosts']) symlinkSync(join(root, name), join(checkout, name))
  // Its own packages are those of the copy; libraries lie here.
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@portal'))
    linkTo(join(root, 'node_modules', name), join(checkout, 'node_modules', name))
  cpSync(join(root, 'node_modules/@portal'), join(checkout, 'node_modules/@portal'), asTheyAre)
  cpSync(join(root, 'package.json'), join(checkout, 'package.json'))
  for (const [file, changes] of Object.entries(breakingChange)) {
    const path = join(checkout, 'shared-kernel', file)
    const changed = changes.reduce(
      (text, [from, to]) => {
        if (!text.includes(from!)) throw new Error(`${file} has no ${from}`)
        return text.replace(from!, to!)
      },
      readFileSync(path, 'utf8'),
    )
    writeFileSync(path, changed)
  }
  const previous = join(checkout, 'shared-kernel/previous')
  packageAt(
    previous,
    { name: '@portal/previous-kernel', version, exports: { '.': './index.ts' } },
    { '@portal/kernel': join(checkout, 'shared-kernel/runtime') },
  )
  put(join(previous, 'index.ts'), adapter)
  addRemote(checkout, 'old', {
    kernel: 'previous',
    range: `^${version}`,
    page: pageOf('old', 'ProgressBar', 2 * 1024 * 1024),
  })
  addRemote(checkout, 'new', {
    kernel: 'runtime',
    range: `^${nextVersion}`,
    page: pageOf('new', 'ProgressLine', 2 * 1024),
  })
  return checkout
}

/**
 * Builds the shell of such a checkout into a portal's folder, where it believes manifests of `publicKey`, and its remotes.
 * Development builds: the size is not looked at.
 */
export function buildNextMajor(portal: string, publicKey: string): Built[] {
  const checkout = checkoutOfNextMajor()
  const program = `
    const { finishShell, placeOf, shellConfig } = await import('./scripts/build-shell.ts')
    const { compile } = await import('./scripts/build-steps.ts')
    const { compileRemote } = await import('./scripts/build.ts')
    const { remotes, root } = await import('./scripts/packages.ts')
    const how = { production: false, cache: false }
    const [folder, buildNumber] = [${JSON.stringify(portal)}, '9+a']
    const output = placeOf(folder, buildNumber)
    const stats = await compile({ ...shellConfig({ output, buildNumber, ...how }), devtool: false })
    finishShell(stats, { output, folder, buildNumber })
    const built = []
    for (const remote of remotes()) {
      const folder = root + '/dist/' + remote.name
      built.push({ folder, release: await compileRemote(remote, { output: folder, version: '1', ...how }) })
    }
    console.log(JSON.stringify(built))`
  const told = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, PORTAL_MANIFEST_PUBLIC_KEY: publicKey },
  })
  return JSON.parse(told) as Built[]
}

/** As `builtRemote` gives it. */
type Built = ReturnType<typeof builtRemote>
