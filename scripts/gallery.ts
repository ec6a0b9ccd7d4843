import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { galleryConfig } from '@portal/build/webpack/gallery.mjs'
import { compile, isBuilt, markBuilt } from './build-steps'
import { serveGallery } from './gallery-server'
import { hashOf, root } from './packages'

const output = join(root, 'dist/gallery')

/** Builds the gallery of the kernel's components into dist/gallery, when it changed. */
export async function buildGallery() {
  const hash = hashOf(['shared-kernel'])
  if (isBuilt('gallery', hash) && existsSync(join(output, 'index.html'))) return
  console.log('Building gallery…')
  await compile(galleryConfig({ folder: join(root, 'shared-kernel/testing/gallery'), output, cache: false }))
  markBuilt('gallery', hash)
}

export const help = `npm run gallery [-- --build]

Every component of the kernel in its states: http://127.0.0.1:4790, or on PORT.
  --build    builds it into dist/gallery, and serves nothing`

/** `npm run gallery`: every component in its states, on port 4790 or PORT; `-- --build` only builds. */
export default async function run(args: string[]) {
  await buildGallery()
  if (args.includes('--build')) return
  const server = await serveGallery(Number(process.env.PORT ?? 4790))
  const { port } = server.address() as AddressInfo
  console.log(`The gallery is at http://127.0.0.1:${port}/`)
}
