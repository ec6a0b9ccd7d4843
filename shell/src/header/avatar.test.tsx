import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { signOut } from '@portal/kernel'
import { act } from 'react'
import { http } from '@portal/testing'
import { answerCalls, logIn, openPortal } from '../testing/portal'
import { Avatar } from './avatar'

const usual = http.defaults.adapter
const requested: (string | undefined)[] = []
const there = ['leaf.svg', 'steps.svg']

beforeEach(() => {
  requested.length = 0
  http.defaults.adapter = async (config) => {
    requested.push(config.url)
    const found = there.some((name) => config.url === `image/${name}`)
    const data = new Blob([`${config.url}`], { type: 'image/svg+xml' })
    return { status: found ? 200 : 404, statusText: '', headers: {}, config, data }
  }
  let count = 0
  Object.assign(URL, { createObjectURL: jest.fn(() => `blob:${++count}`), revokeObjectURL: jest.fn() })
})
afterAll(() => {
  http.defaults.adapter = usual
})

const picture = (container: HTMLElement) => container.querySelector('img')
const shows = (container: HTMLElement, address: string) =>
  waitFor(() => expect(picture(container)).toHaveAttribute('src', address))

test('the avatar shows the investor’s picture, fetched as a blob, and without one the display name in short [S2.080, S7.127]', async () => {
  const { container, rerender } = render(<Avatar name="Asha Verma" image="leaf.svg" />)
  await shows(container, 'blob:1')
  expect(requested).toEqual(['image/leaf.svg'])
  expect(container).not.toHaveTextContent('AV')
  rerender(<Avatar name="Asha Verma" image={null} />)
  expect(picture(container)).toBeNull()
  expect(container).toHaveTextContent('AV')
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
})

test('a picture that is not there gives way to the name, and so does one that cannot be drawn, until there is another one', async () => {
  const { container, rerender } = render(<Avatar name="Asha Verma" image="gone.svg" />)
  await waitFor(() => expect(requested).toEqual(['image/gone.svg']))
  expect(picture(container)).toBeNull()
  expect(container).toHaveTextContent('AV')
  rerender(<Avatar name="Asha Verma" image="leaf.svg" />)
  await shows(container, 'blob:1')
  fireEvent.error(picture(container)!)
  expect(container).toHaveTextContent('AV')
  rerender(<Avatar name="Asha Verma" image="steps.svg" />)
  await shows(container, 'blob:2')
})

test('the header shows the picture of who is logged in [S2.080]', async () => {
  answerCalls({ 'auth/logout': {} })
  logIn({ image: 'leaf.svg' })
  openPortal('/home/dashboard')
  const profile = await screen.findByRole('button', { name: 'Profile: Asha Verma' })
  await shows(profile, 'blob:1')
  await act(async () => signOut('forced'))
})
