// @needs-page
import { act, renderHook } from '@testing-library/react'
import { useRecorder } from './use-recorder'

test('a camera that is allowed after the page was left is let go of', async () => {
  const stop = jest.fn()
  let allow: (stream: object) => void = () => undefined
  const getUserMedia = () => new Promise((resolve) => (allow = resolve))
  Object.assign(globalThis, { MediaRecorder: { isTypeSupported: () => true } })
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  const { result, unmount } = renderHook(() => useRecorder())
  act(() => result.current.turnOn())
  unmount()
  await act(async () => allow({ getTracks: () => [{ stop }] }))
  expect(stop).toHaveBeenCalledTimes(1)
})
