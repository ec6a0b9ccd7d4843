import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { defaultSettings } from './default-layouts'
import { readSettings } from './settings'

function given(settings: unknown) {
  const file = join(temporaryFolder('reconciliation-settings'), 'reconciliation.json')
  writeFileSync(file, typeof settings === 'string' ? settings : JSON.stringify(settings))
  return () => readSettings({ RECONCILIATION: file })
}

test('without a file the defaults hold, and a file says only what is other', () => {
  expect(readSettings({})).toBe(defaultSettings)
  const settings = given({
    from: '2026-04-01',
    settlement: { daily: true, days: 2, amounts: 'paise', columns: { names: ['entity_id'], batch: null } },
    registrar: { plans: { P1: 'FLEXI-DG' } },
  })()
  expect(settings).toMatchObject({
    from: '2026-04-01',
    settlement: { daily: true, days: 2, amounts: 'paise', dates: 'dayFirst' },
    registrar: { plans: { P1: 'FLEXI-DG' }, daily: false },
  })
  expect(settings.settlement.columns).toEqual({
    ...defaultSettings.settlement.columns,
    names: ['entity_id'],
    batch: null,
  })
  expect(settings.payouts).toEqual(defaultSettings.payouts)
})

test.each([
  ['{', 'RECONCILIATION must be the path of a JSON file'],
  [{ settlements: {} }, 'RECONCILIATION: the file is no such setting'],
  [{ settlement: { days: -1 } }, 'RECONCILIATION: settlement.days is no such setting'],
  [
    { settlement: { columns: { amount: null } } },
    'RECONCILIATION: settlement.columns.amount is no such setting',
  ],
  [{ payouts: { states: { paid: 'yes' } } }, 'RECONCILIATION: payouts.states.paid is no such setting'],
  [{ from: '2026-02-30' }, 'RECONCILIATION: from is no such setting'],
  [[], 'RECONCILIATION: the file is no such setting'],
])('settings that are none end the start: %j', (settings, says) => {
  expect(given(settings)).toThrow(says)
})

test('a path that leads nowhere ends the start', () => {
  expect(() => readSettings({ RECONCILIATION: '/nowhere/at/all.json' })).toThrow(
    'RECONCILIATION must be the path',
  )
})
