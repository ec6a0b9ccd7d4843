import { clearStored, writeStored } from './storage'
import { scopeHomeByMode, pageInMode, restrictedModes, startVisit, homeByMode, visitMode } from './visit-mode'

afterEach(clearStored)

test('a visit is full until it is opened for one task', () => expect(visitMode()).toBe('full'))

test.each(restrictedModes)('a visit opened as %s stays one until its session ends [S6.017]', (mode) => {
  startVisit(mode)
  expect(visitMode()).toBe(mode)
  clearStored()
  expect(visitMode()).toBe('full')
})

test('a visit has one mode at a time', () => {
  startVisit('quickInvest')
  startVisit('sipExpiringLink')
  expect(visitMode()).toBe('sipExpiringLink')
  startVisit('full')
  expect(visitMode()).toBe('full')
})

test('a stored value of another shape is no mode', () => {
  writeStored('standalone', 'yes')
  expect(visitMode()).toBe('full')
})

test('a session scope starts at the funds or at the list of what is to be renewed [S2.106]', () => {
  expect(scopeHomeByMode).toEqual({
    quickInvest: '/home/explore-funds',
    sipExpiringLink: '/home/renew-sip-list',
    failedSipReinvest: '/home/renew-sip-list',
    eMandateStandalone: '/home/renew-mandate-list',
  })
})

test('a success page leads on to the dashboard, the funds or a renewal list, by mode [S2.108]', () => {
  expect(pageInMode(homeByMode, 'full')).toBe('/home/dashboard')
  expect(pageInMode(homeByMode, 'quickInvest')).toBe('/home/explore-funds')
  expect(pageInMode(homeByMode, 'sipExpiringLink')).toBe('/home/renew-sip-list')
})

test('a page of some modes is none in the others', () => {
  expect(pageInMode(scopeHomeByMode, 'full')).toBeUndefined()
  expect(pageInMode('/home/help', 'quickInvest')).toBe('/home/help')
  expect(pageInMode(undefined, 'full')).toBeUndefined()
})
