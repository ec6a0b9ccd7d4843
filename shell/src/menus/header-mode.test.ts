import { removeStored, type StorageKey, writeStored } from '@portal/kernel'
import { headerMode } from './header-mode'

const keys: [StorageKey, string][] = [
  ['enach-standalone', 'eMandateStandalone'],
  ['standalone', 'standalone'],
  ['sipRenew', 'sipExpiringLink'],
  ['isRenewfailedSIP', 'failedSipReinvest'],
]

test.each(keys)('a link that leaves %s in storage opens the portal in mode %s [S2.082]', (key, mode) => {
  writeStored(key, true)
  expect(headerMode('/home/dashboard')).toBe(mode)
  removeStored(key)
  expect(headerMode('/home/dashboard')).toBe('full')
})

test('quick invest is a mode of its own pages', () => {
  expect(headerMode('/auth/quick-invest')).toBe('quickInvest')
  expect(headerMode('/auth/quick-invest-select-folio')).toBe('quickInvest')
  expect(headerMode('/auth/login')).toBe('full')
})

test('a value of another shape is no mode', () => {
  writeStored('standalone', 'yes')
  expect(headerMode('/home/dashboard')).toBe('full')
  removeStored('standalone')
})
