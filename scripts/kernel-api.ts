import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages'

const page = join(root, 'shared-kernel/runtime/kernel.api.md')

export const help = `npm run kernel:api [-- --check]

Writes the kernel's public surface into shared-kernel/runtime/kernel.api.md.
  --check    writes nothing, and fails when what is written differs`

/** `npm run kernel:api` writes the kernel's public surface down; with `--check`, fails when what is written differs. */
export default async function run(args: string[]) {
  const { readKernelSurface } = await import('../shared-kernel/build/surface/kernel-surface')
  const { surfaceChanges, writeSurface } = await import('../shared-kernel/build/surface/surface-page')
  const written = existsSync(page) ? readFileSync(page, 'utf8') : ''
  const now = writeSurface(readKernelSurface(join(root, 'shared-kernel')))
  const changes = surfaceChanges(written, now)
  for (const { kind, name } of changes) console.log(`${kind.padEnd(8)} ${name}`)
  if (now === written) return console.log('shared-kernel/runtime/kernel.api.md is what the kernel offers')
  if (args.includes('--check')) {
    console.error(
      'The kernel offers something else than shared-kernel/runtime/kernel.api.md says. If that is meant, run "npm run kernel:api" and commit the file.',
    )
    process.exitCode = 1
    return
  }
  writeFileSync(page, now)
  console.log(`Wrote shared-kernel/runtime/kernel.api.md: ${changes.length} changed`)
}
