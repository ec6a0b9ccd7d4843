// @needs-page
import { routes, writeStored } from '@portal/kernel'
import { hostileAddresses } from '@portal/testing/node'
import { backTarget } from '../page/use-back-rule'
import { rememberTarget, takeRememberedTarget } from './remembered-target'

const { origin } = location
const escapes = ['/home/../auth/set-password', '/home/%2e%2e/%2e%2e/api/v1/conf', '/home/\\..\\..\\api']
/** As they come, and as who takes the basename off would have them. */
const hostile = hostileAddresses(origin).flatMap((address) => [address, address.replace('/investors', '')])

/** Whether the router, which puts the basename before it, opens a page that investors have. */
function expectInside(target: string): void {
  const { origin: reached, pathname } = new URL(`/investors${target}`, origin)
  expect([target, reached]).toEqual([target, origin])
  expect(pathname).toMatch(/^\/investors\/(home|nct|switch-daaf)(\/|$)/)
  expect(target).toMatch(/^\/(home|nct|switch-daaf)/)
}

test('after log-in nobody is led but to a page of the portal, whatever was asked for or stands in the storage', () => {
  rememberTarget('/home/help?topic=1')
  expect(takeRememberedTarget()).toBe('/home/help?topic=1')
  for (const address of [...hostile, ...escapes]) {
    rememberTarget(address)
    expectInside(takeRememberedTarget() ?? routes.dashboard.path)
    writeStored('redirectionDefaultLink', address)
    expectInside(takeRememberedTarget() ?? routes.dashboard.path)
  }
})

test('the back button of a success page follows no stored link that leads elsewhere', () => {
  writeStored('daaaf-link', '/home/explore-funds?from=daaaf')
  expect(backTarget({ stored: 'daaaf-link' })).toBe('/home/explore-funds?from=daaaf')
  for (const address of [...hostile, ...escapes]) {
    writeStored('daaaf-link', address)
    expectInside(backTarget({ stored: 'daaaf-link' }) ?? '')
  }
})
