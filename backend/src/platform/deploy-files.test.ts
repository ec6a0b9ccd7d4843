// @reads-all-packages: what is laid beside an installation is of no package.
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { skipTest } from '@portal/testing/node'
import { productionSettings } from '../../test-kit/platform/production-settings'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { readConfig } from './config'

const deploy = fileURLToPath(new URL('../../../deploy', import.meta.url))
const lines = readFileSync(join(deploy, 'portal.env.example'), 'utf8').split('\n')
const named = lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split('=') as [string, string])

test('the example of an environment names everything that production demands, and every secret by a file', () => {
  const settings = productionSettings()
  const given = named.map(([name, value]) => {
    const secret = name.replace(/_FILE$/, '')
    return [secret, name === secret ? value : (settings[secret] ?? settings.DATABASE_URL)]
  })
  const env = Object.fromEntries(given) as Record<string, string>
  // Files of the installation, which are not here.
  const here = {
    PORTAL_MANIFEST_PUBLIC_KEY: settings.PORTAL_MANIFEST_PUBLIC_KEY,
    SMS_TEMPLATES: settings.SMS_TEMPLATES,
    PORTAL_METRICS_TOKEN: settings.PORTAL_REFRESH_KEY?.split('').reverse().join(''),
  }
  expect(readConfig({ ...env, ...here })).toMatchObject({ mode: 'production' })
  const open = named
    .map(([name]) => name)
    .filter((name) => /(SECRET|PASSWORD|TOKEN|_KEY|SMTP_URL)$/.test(name))
  // The one key that everybody may read.
  expect(open).toEqual(['PORTAL_MANIFEST_PUBLIC_KEY'])
})

test('systemd finds nothing wrong with the unit, which gives a process the time that it takes to end', () => {
  const unit = join(temporaryFolder('unit'), 'portal@4600.service')
  cpSync(join(deploy, 'portal@.service'), unit)
  expect(readFileSync(unit, 'utf8')).toContain('\nTimeoutStopSec=25\n')
  const { status, stderr, error } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  if (error) skipTest('systemd-analyze is not installed here')
  expect([status, stderr]).toEqual([0, ''])
})
