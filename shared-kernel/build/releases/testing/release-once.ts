import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { changeStore } from '../release-store'
import { builtRemote } from './built-remote'
import { releaseChange, storeFor } from './store'

/** Releases one version into a folder: what a test ends at every step. release-once.ts <folder> <version> <key> */
async function main([folder = '', version = '', keyPath = '']: string[]): Promise<void> {
  const privateKey = createPrivateKey(readFileSync(keyPath))
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  const store = { ...storeFor(folder), key: { privateKey, spki }, trustedKeys: [spki], keep: 1 }
  await changeStore(store, releaseChange(builtRemote(version)))
}

void main(process.argv.slice(2))
