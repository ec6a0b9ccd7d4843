import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from './config'
import { secretNames } from './secret-files'
import { productionSettings } from '../../test-kit/platform/production-settings'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function secretFile(name: string, content: string, mode = 0o400): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  chmodSync(path, mode)
  return path
}

test('production starts with every secret from a file, and each is the one of the environment', () => {
  const { DATABASE_URL, ...rest } = productionSettings()
  const inEnvironment: Record<string, string> = { DATABASE_URL: `${DATABASE_URL}`, ...rest }
  const inFiles = { ...inEnvironment }
  const secrets = secretNames.filter((name) => inEnvironment[name])
  expect(secrets.length).toBeGreaterThan(9)
  for (const name of secrets) {
    inFiles[`${name}_FILE`] = secretFile(name, `${inEnvironment[name]}\n`)
    delete inFiles[name]
  }
  const [one, other] = [readConfig(inEnvironment), readConfig(inFiles)]
  // What stands in a PEM file ends with a line end of its own, which is no part of the key.
  const trimmed = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value).trim()]))
  expect(trimmed(other.secrets)).toEqual(trimmed(one.secrets))
  expect(other.database).toEqual(one.database)
  expect(other.smtp).toEqual(one.smtp)
  expect(other.sms).toEqual(one.sms)
  for (const name of secrets) expect(other.env[name]?.trim()).toBe(one.env[name]?.trim())
})

test('no secret of production is left that only the environment can hold, and the operator reads of each', () => {
  const requested = Object.keys(productionSettings()).filter((name) => /_(KEY|SECRET)$/.test(name))
  const secret = requested.filter((name) => name !== 'PORTAL_MANIFEST_PUBLIC_KEY')
  expect(secretNames).toEqual(expect.arrayContaining([...secret, 'DATABASE_URL', 'SMTP_URL']))
  const operation = readFileSync(join(__dirname, '../../../docs/operation.md'), 'utf8')
  const told = /## Secrets from files\n(.*?)\n## /s.exec(operation)?.[1]
  for (const name of secretNames) expect(told).toContain(`\`${name}\``)
})

test('a secret of a file is as strong as one of the environment must be', () => {
  const { SMS_KEY: _, ...settings } = productionSettings()
  expect(() => readConfig({ ...settings, SMS_KEY_FILE: secretFile('sms', 'short') })).toThrow('SMS_KEY must')
})

test('a link to a secret is followed, as volumes of Kubernetes are made of them', () => {
  const path = join(folder, 'link')
  symlinkSync(secretFile('real', 'postgres://portal@db.example/portal', 0o440), path)
  expect(readConfig({ DATABASE_URL_FILE: path }).database.url).toBe('postgres://portal@db.example/portal')
})

test('two values, no file, an empty, an open or a huge one are refused by name, all at once, without the secret', () => {
  const read = () =>
    readConfig({
      DATABASE_URL: 'postgres://portal:hidden@db.example/portal',
      DATABASE_URL_FILE: secretFile('database', 'postgres://hidden'),
      PORTAL_TOKEN_KEY_FILE: join(folder, 'nowhere'),
      PORTAL_REFRESH_KEY_FILE: secretFile('refresh', '\n'),
      PORTAL_DOCUMENT_KEY_FILE: secretFile('document', 'hidden', 0o444),
      SMS_KEY_FILE: secretFile('sms', 'hidden', 0o420),
      BANK_SECRET_FILE: secretFile('bank', 'x'.repeat(70_000)),
      SMTP_URL_FILE: folder,
    })
  expect(read).toThrow(
    [
      'DATABASE_URL_FILE: DATABASE_URL is set too',
      `PORTAL_TOKEN_KEY_FILE: there is no file ${join(folder, 'nowhere')}`,
      `PORTAL_REFRESH_KEY_FILE: ${join(folder, 'refresh')} is empty`,
      `PORTAL_DOCUMENT_KEY_FILE: others may read or change ${join(folder, 'document')}: chmod 400 it, or 440 for a group`,
      `SMTP_URL_FILE: there is no file ${folder}`,
      `SMS_KEY_FILE: others may read or change ${join(folder, 'sms')}: chmod 400 it, or 440 for a group`,
      `BANK_SECRET_FILE: ${join(folder, 'bank')} is larger than a secret is`,
    ].join('; '),
  )
  expect(read).not.toThrow('hidden')
})
