// @needs-page
import { RemoteFailure } from '@portal/kernel'
import { chooseLanguage } from '@portal/kernel/internal'
import { act, screen } from '@testing-library/react'
import { startEmbedded } from './bootstrap'

Object.assign(globalThis, { __KERNEL_VERSION__: '1.0.0' })
jest.mock('./embedded-remote', () => ({
  mountRemote: () => Promise.reject(new RemoteFailure('LOAD-003', 'mfe-x', '1.0.0')),
}))
jest.mock('./fonts', () => ({ addDevanagari: jest.fn(async () => undefined) }))

afterEach(async () => {
  document.cookie = 'language=; path=/; max-age=0'
  await act(() => chooseLanguage('en'))
})

test('a host of one remote begins in the language that the browser kept, and marks its own part alone', async () => {
  document.cookie = 'language=hi; path=/; max-age=60'
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.appendChild(document.createElement('div'))
  const request = {
    origin: 'https://portal.example',
    shadow: host as unknown as ShadowRoot,
    root,
    remote: 'mfe-x',
    path: '',
    link: undefined,
    notify: jest.fn(),
  }
  const portal = await act(() => startEmbedded(request))
  expect(await screen.findByText('यह पेज नहीं खुला')).toBeTruthy()
  expect(root.lang).toBe('hi')
  expect(document.documentElement.lang).not.toBe('hi')
  await act(() => portal.end())
})
