import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LiveRegion } from '../base/public'
import { idleAnnouncement, idleTime } from './idle-time'
import { IdleWarningDialog, type IdleWarningDialogProps } from './inner'

const user = userEvent.setup()

function show(secondsLeft: number) {
  const calls = { onExtend: jest.fn(), onSignOut: jest.fn() }
  const dialog = (props: Partial<IdleWarningDialogProps>) => (
    <>
      <LiveRegion />
      <IdleWarningDialog open secondsLeft={secondsLeft} afterMinutes={15} {...calls} {...props} />
    </>
  )
  const { rerender } = render(dialog({}))
  return { ...calls, pass: (seconds: number) => rerender(dialog({ secondsLeft: seconds })) }
}

test.each([
  [300, '05:00', 'mins'],
  [272, '04:32', 'mins'],
  [60, '01:00', 'mins'],
  [59.2, '01:00', 'mins'],
  [59, '00:59', 'Sec'],
  [0, '00:00', 'Sec'],
  [-3, '00:00', 'Sec'],
])('%d s read as %s %s [S9.041]', (seconds, clock, unit) => {
  expect(idleTime(seconds)).toEqual({ clock, unit })
})

test('says when the session ends, in the words of the specification [S4.014] [S4.015]', () => {
  show(272)
  const dialog = screen.getByRole('alertdialog', { name: 'Are you still there?' })
  expect(dialog).toHaveAccessibleDescription(
    'You will be logged out after 15 mins of inactivity | Current session expires in : 04:32 mins',
  )
})

test('names the time after which sessions end as the one who watches it gave it', () => {
  render(
    <IdleWarningDialog open secondsLeft={272} afterMinutes={17} onExtend={jest.fn()} onSignOut={jest.fn()} />,
  )
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/^You will be logged out after 17 mins/)
})

test('one key goes on: the button that has the focus, or Escape', async () => {
  const { onExtend, onSignOut } = show(120)
  expect(screen.getByRole('button', { name: 'Stay logged in' })).toHaveFocus()
  await user.keyboard('{Enter}')
  const dialog = screen.getByRole('alertdialog')
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }))
  expect(onExtend).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(onSignOut).toHaveBeenCalledTimes(1)
})

test('readers hear it at 5, 2 and 1 minutes and at 30 seconds, and at no other second', () => {
  const heard = Array.from({ length: 300 }, (_, index) => 300 - index).filter(
    (now) => idleAnnouncement(now === 300 ? Infinity : now + 1, now) !== undefined,
  )
  expect(heard).toEqual([300, 120, 60, 30])
  expect(heard.map((now) => idleAnnouncement(Infinity, now))).toEqual([
    'You will be logged out in 5 minutes.',
    'You will be logged out in 2 minutes.',
    'You will be logged out in 1 minute.',
    'You will be logged out in 30 seconds.',
  ])
})

test('a tab that slept says the nearest time once', () => {
  const { pass } = show(300)
  expect(screen.getByRole('alert')).toHaveTextContent('You will be logged out in 5 minutes.')
  pass(45)
  expect(screen.getByRole('alert')).toHaveTextContent('You will be logged out in 1 minute.')
  pass(44)
  expect(screen.getByRole('alert')).toHaveTextContent('You will be logged out in 1 minute.')
})
