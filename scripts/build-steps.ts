import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from '@portal/build/webpack/webpack.mjs'
import { root } from './packages'

export type Stats = webpack.Stats
export type Compilation = webpack.Compilation
export type ChunkGroup = Compilation['chunkGroups'][number]
export type Module = webpack.Module

export interface BuildOptions {
  production: boolean
  /** Whether webpack's own cache is written. */
  cache: boolean
}

const stampFolder = join(root, 'dist/stamps')

/** Whether the last build of this name was made of the same sources. */
export function isBuilt(name: string, hash: string) {
  const stamp = join(stampFolder, name)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

export function markBuilt(name: string, hash: string) {
  mkdirSync(stampFolder, { recursive: true })
  writeFileSync(join(stampFolder, name), hash)
}

export function unmarkBuilt(name: string) {
  rmSync(join(stampFolder, name), { force: true })
}

/** Whether anything was built here before. */
export const wasBuiltBefore = () => existsSync(stampFolder)

export function compile(config: webpack.Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error)
        if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })))
        resolve(stats)
      })
    })
  })
}
