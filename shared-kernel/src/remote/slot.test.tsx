import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SlotProps } from '../../contracts/slots'
import type { RemoteRelease } from '../manifest/public'
import { defineRemote } from '../lifecycles/public'
import type { RemoteSlots } from './remote'
import { RemoteFailure } from './remote-failure'
import { Slot, SlotSourceProvider } from './slot'
import { createSlotSource } from './slot-source'

const user = userEvent.setup()
const release = { name: 'mfe-folio', version: '1.0.0' } as RemoteRelease

const Prompt = ({ folioNumber }: SlotProps['nominee-prompt']) => <p>Nominee of {folioNumber}</p>
const filled: RemoteSlots = { 'nominee-prompt': async () => ({ default: Prompt }) }

/** Remotes of which mfe-folio fills these slots; without any, nobody owns a slot. */
function remotes(slots: RemoteSlots | undefined, load?: () => Promise<never>) {
  const remote = defineRemote({ name: 'mfe-folio', routes: [], slots })
  return {
    ready: jest.fn(async () => undefined),
    ownerOfSlot: () => (slots ? release : undefined),
    load: jest.fn(load ?? (async () => ({ remote, release }))),
  }
}

async function show(
  from: ReturnType<typeof remotes>,
  slot = <Slot name="nominee-prompt" folioNumber="42" />,
) {
  render(
    <SlotSourceProvider value={createSlotSource(from)}>
      <p>The page</p>
      {slot}
    </SlotSourceProvider>,
  )
  await act(async () => undefined)
  return from
}

test('shows the owner’s component with the props it was given', async () => {
  const { load } = await show(remotes(filled))
  expect(await screen.findByText('Nominee of 42')).toBeInTheDocument()
  expect(load).toHaveBeenCalledWith('mfe-folio')
})

test('an owner that is down leaves a message in place; the page stays, and another try brings it', async () => {
  let down = true
  const from = remotes(filled)
  const up = from.load.getMockImplementation()
  from.load.mockImplementation(async () => {
    if (down) throw new RemoteFailure('LOAD-003', 'mfe-folio', '1.0.0')
    return up!()
  })
  await show(from)
  expect(await screen.findByRole('alert')).toHaveTextContent('LOAD-003')
  expect(screen.getByText('The page')).toBeInTheDocument()
  down = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nominee of 42')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['that nobody owns', undefined, 'LOAD-008'],
  ['that its owner does not know', {}, 'LOAD-007'],
  ['whose code is gone', { 'nominee-prompt': async () => Promise.reject(new Error('404')) }, 'LOAD-005'],
])('a slot %s says so with its code', async (_, slots, code) => {
  await show(remotes(slots))
  expect(await screen.findByRole('alert')).toHaveTextContent(code)
})

test('a dialog that is closed fetches nothing', async () => {
  const nothing = () => undefined
  const { load, ready } = await show(
    remotes(filled),
    <Slot name="create-folio" open={false} applicant="primary" onClose={nothing} onReady={nothing} />,
  )
  expect(ready).not.toHaveBeenCalled()
  expect(load).not.toHaveBeenCalled()
})
