import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstScreenConfig } from '@portal/build/webpack/first-screen.mjs'
import { compile } from './build-steps'
import { type Remote, root } from './packages'

const shellFolder = join(root, 'shell')
/** The kernel's style sheets come with the shell's build. */
const shellStyles = { packageName: 'shell', folder: shellFolder }

/** Which page shows what before its code has come, in the folder of a remote's release. */
export const firstScreensFile = 'first-screens.json'

type FirstScreen = Omit<Parameters<typeof firstScreenConfig>[0], 'output'>

/** What a program for first screens prints. */
async function printed(config: FirstScreen, args: readonly string[] = []) {
  const output = mkdtempSync(join(tmpdir(), 'first-screen-'))
  try {
    await compile(firstScreenConfig({ ...config, output }))
    return execFileSync(process.execPath, [join(output, 'first-screen.mjs'), ...args], { encoding: 'utf8' })
  } finally {
    rmSync(output, { recursive: true, force: true })
  }
}

/** The shell's frame as HTML, with what waits for a page in it. */
export const renderFrame = () =>
  printed({ folder: shellFolder, entry: './src/first-screen/static-frame.tsx', styledAs: [shellStyles] })

/**
 * Leaves the first screens that a remote's package names beside its files, for the server to put into pages: whole pages
 * that everybody may see, and of pages behind the log-in what shows while they are on their way.
 */
export async function writeFirstScreens(
  { name, folder, firstScreens = [], waitingScreens = [] }: Remote,
  output: string,
) {
  const paths = [...firstScreens, ...waitingScreens]
  if (!paths.length) return
  const own = { include: folder, packageName: name, folder }
  const config = {
    folder: join(root, 'hosts'),
    entry: './src/first-screen/index.tsx',
    alias: { 'portal-remote$': join(folder, 'src/remote.tsx') },
    styledAs: [own, shellStyles],
  }
  writeFileSync(join(output, firstScreensFile), await printed(config, paths))
}
