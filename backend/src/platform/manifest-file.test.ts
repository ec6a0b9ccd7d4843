import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestOf } from '@portal/contracts/manifest'
import { signedText, signingPair } from '@portal/testing/node'
import Fastify from 'fastify'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { answerOfError } from './handle'
import { registerHealth } from './health'
import { createLog } from './log'
import type { Platform } from './module'
import { manifestFile, refuseDoubtfulManifest } from './manifest-file'
import { StartRefusal } from './start-refusal'

const pair = signingPair()
const manifest = manifestOf([])
const payload = JSON.stringify(manifest)
const good = signedText(pair, payload)
const tampered = good.replace('salt', 'pepper')

function setUp(mode: 'sandbox' | 'production', text?: string) {
  const portalFiles = temporaryFolder('manifest')
  const write = (content: string) => writeFileSync(join(portalFiles, 'remotes.json'), content)
  if (text !== undefined) write(text)
  const setting = { mode, portalFiles, manifestKey: pair.pem, dataDir: temporaryFolder('data') }
  const file = manifestFile(setting)
  return { setting, file, write, start: () => refuseDoubtfulManifest(file, setting) }
}

test('a file that is replaced, by renaming or in place, is read anew at once', async () => {
  const { file, write, setting } = setUp('sandbox', good)
  expect((await file.read()).manifest).toEqual(manifest)
  const next = join(setting.portalFiles, 'next')
  writeFileSync(next, signedText(pair, JSON.stringify({ ...manifest, sequence: 7 })))
  renameSync(next, join(setting.portalFiles, 'remotes.json'))
  expect((await file.read()).manifest.sequence).toBe(7)
  write(JSON.stringify({ ...manifest, sequence: 8, salt: 'in place' }))
  expect(await file.read()).toMatchObject({ isSigned: false, manifest: { sequence: 8 } })
  write(tampered)
  await expect(file.read()).rejects.toThrow('changed after it was signed')
})

test('an older manifest than one that was seen is not served from, after a restart neither', async () => {
  const text = (sequence: number) => signedText(pair, JSON.stringify({ ...manifest, sequence }))
  const { file, write, setting, start } = setUp('production', text(9))
  await file.read()
  write(text(8))
  await expect(file.read()).rejects.toThrow('older than one that was seen')
  await expect(manifestFile(setting).read()).rejects.toThrow('older than one that was seen')
  await expect(start()).rejects.toThrow('older than one that was seen')
  write(text(10))
  expect((await file.read()).manifest.sequence).toBe(10)
})

test('a key is given as text or as a file', async () => {
  const { setting } = setUp('production', good)
  const path = join(setting.portalFiles, 'key.pem')
  writeFileSync(path, pair.pem)
  expect((await manifestFile({ ...setting, manifestKey: path }).read()).isSigned).toBe(true)
  const none = manifestFile({ ...setting, manifestKey: join(setting.portalFiles, 'none.pem') })
  await expect(none.read()).rejects.toThrow('unknown key')
})

test.each([
  ['an unsigned manifest', payload, 'not signed'],
  ['a tampered manifest', tampered, 'changed after it was signed'],
  ['another key’s manifest', signedText(signingPair(), payload), 'signed with an unknown key'],
])('production does not start on %s and says what to do', async (_, text, reason) => {
  const { start } = setUp('production', text)
  await expect(start()).rejects.toThrow(StartRefusal)
  await expect(start()).rejects.toThrow(reason)
  await expect(start()).rejects.toThrow('PORTAL_MANIFEST_PRIVATE_KEY')
})

test('production starts on a signed manifest, and where the files lie elsewhere; a sandbox starts on anything', async () => {
  await setUp('production', good).start()
  await setUp('production').start()
  await setUp('sandbox', tampered).start()
})

test('the server is ready with a manifest that holds, says when it is unsigned, and is not ready with any other', async () => {
  const { file, write } = setUp('sandbox', good)
  const app = Fastify()
  app.setErrorHandler((error, request, reply) => void reply.send(answerOfError(error, request, reply)))
  const db = { execute: async () => [] } as unknown as Platform['db']
  registerHealth(app, { db, log: createLog('silent') }, file)
  const ready = async () => {
    const answer = await app.inject('/readyz')
    return [answer.statusCode, answer.json()]
  }
  expect(await ready()).toEqual([200, { status: 'ready', remotes: 0, manifest: 'signed' }])
  write(payload)
  expect(await ready()).toEqual([200, { status: 'ready', remotes: 0, manifest: 'unsigned' }])
  write(tampered)
  const [status, body] = await ready()
  expect(status).toBe(503)
  expect(JSON.stringify(body)).toContain('changed after it was signed')
  write('<html>')
  expect((await ready())[0]).toBe(503)
  await app.close()
})
