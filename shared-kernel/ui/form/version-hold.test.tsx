import { render } from '@testing-library/react'
import { holdVersion, isVersionHeld, onVersionFree, useVersionHold } from './version-hold'

test('the version is held until the last hold has ended, and that is told once', () => {
  const freed = jest.fn()
  const stop = onVersionFree(freed)
  const [code, form] = [holdVersion(), holdVersion()]
  code()
  code()
  expect(isVersionHeld()).toBe(true)
  expect(freed).not.toHaveBeenCalled()
  form()
  form()
  expect(isVersionHeld()).toBe(false)
  expect(freed).toHaveBeenCalledTimes(1)
  stop()
  holdVersion()()
  expect(freed).toHaveBeenCalledTimes(1)
})

test('a component holds the version while it says so and is on the page', () => {
  const Form = ({ dirty }: { dirty: boolean }) => {
    useVersionHold(dirty)
    return null
  }
  const { rerender, unmount } = render(<Form dirty={false} />)
  expect(isVersionHeld()).toBe(false)
  rerender(<Form dirty />)
  expect(isVersionHeld()).toBe(true)
  rerender(<Form dirty={false} />)
  expect(isVersionHeld()).toBe(false)
  rerender(<Form dirty />)
  unmount()
  expect(isVersionHeld()).toBe(false)
})
