// @needs-page
import { queryClient } from '@portal/kernel'
import { fireEvent } from '@testing-library/react'
import { answerCalls } from '../testing/portal'
import { isDeveloperShortcut, blockDeveloperTools } from './developer-tools'

const none = { ctrlKey: false, shiftKey: false, altKey: false }
const ctrl = { ...none, ctrlKey: true }
const ctrlShift = { ...ctrl, shiftKey: true }

test.each([
  ['F12', none, true],
  ['i', ctrlShift, true],
  ['C', ctrlShift, true],
  ['j', ctrlShift, true],
  ['u', ctrl, true],
  ['c', ctrl, false],
  ['u', none, false],
  ['F6', none, false],
  ['k', ctrlShift, false],
  ['u', { ...ctrl, altKey: true }, false],
])('%s with %j is a developer-tool shortcut: %s [S6.018]', (key, keys, expected) => {
  expect(isDeveloperShortcut({ key, ...keys })).toBe(expected)
})

/** fireEvent answers false where the event was blocked. */
const isBlocked = () => [!fireEvent.keyDown(document, { key: 'F12' }), !fireEvent.contextMenu(document.body)]

async function openIn(mode: 'production' | 'sandbox') {
  queryClient.clear()
  const call = answerCalls({ conf: { mode } })
  await blockDeveloperTools()
  expect(call).toHaveBeenCalled()
}

// In this order: what blocks stays for as long as the page does.
test('the sandbox blocks nothing, and a live portal the shortcuts and the right click [S6.018] [S6.019]', async () => {
  await openIn('sandbox')
  expect(isBlocked()).toEqual([false, false])
  await openIn('production')
  expect(isBlocked()).toEqual([true, true])
})
