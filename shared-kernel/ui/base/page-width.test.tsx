import { act, renderHook } from '@testing-library/react'
import { setPlaceWidth, setScreenWidth } from '@portal/testing/screen-width'
import { useIsMobile, usePageAtMost } from './public'

const narrow = () => renderHook(() => usePageAtMost(768)).result

test('on a page of its own a layout follows the window [S9.002]', () => {
  setScreenWidth(769)
  expect(narrow().current).toBe(false)
  setScreenWidth(768)
  expect(narrow().current).toBe(true)
})

test('in another page a layout follows the width that the portal has there, from its first drawing on', () => {
  setScreenWidth(1280)
  const place = setPlaceWidth(375)
  const page = narrow()
  expect(page.current).toBe(true)
  act(() => place.resize(1000))
  expect(page.current).toBe(false)
  act(() => place.resize(768))
  expect(page.current).toBe(true)
  place.end()
  expect(narrow().current).toBe(false)
})

test('padding of the place is no width of the layout', () => {
  setScreenWidth(1280)
  const place = setPlaceWidth(800, '0 16px')
  expect(narrow().current).toBe(true)
  place.end()
})

test('what a phone does itself follows its screen, wherever the portal stands', () => {
  setScreenWidth(1280)
  const place = setPlaceWidth(375)
  expect(renderHook(useIsMobile).result.current).toBe(false)
  place.end()
})
