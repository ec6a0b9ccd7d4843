import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from '@portal/build/webpack/webpack.mjs'
import { root } from './packages.mjs'

const stampFolder = join(root, 'dist/stamps')

/** Whether the last build of this name was made of the same sources. */
export function isBuilt(name, hash) {
  const stamp = join(stampFolder, name)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

export function markBuilt(name, hash) {
  mkdirSync(stampFolder, { recursive: true })
  writeFileSync(join(stampFolder, name), hash)
}

/** Whether anything was built here before. */
export const wasBuiltBefore = () => existsSync(stampFolder)

export function compile(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error)
        if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })))
        resolve(stats)
      })
    })
  })
}
