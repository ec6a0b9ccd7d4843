import { render } from '@testing-library/react'
import { inspection } from '../telemetry/public'
import { slotsOnPage, useSlotOnPage } from './slots-on-page'

const owner = { remote: 'mfe-folio', version: '1' }

function Piece({ open, code }: { open?: typeof owner; code?: string }) {
  useSlotOnPage('create-folio', open, code ? { ...owner, code } : undefined)
  return null
}

afterEach(() => (inspection.slots = undefined))

test('a slot is named while it stands: on its way, filled, or failed; an inspector hears of each change', () => {
  inspection.slots = jest.fn()
  const { rerender, unmount } = render(<Piece />)
  expect(slotsOnPage()).toEqual([{ slot: 'create-folio' }])
  rerender(<Piece open={owner} />)
  expect(slotsOnPage()).toEqual([{ slot: 'create-folio', ...owner }])
  rerender(<Piece code="LOAD-005" />)
  expect(slotsOnPage()).toEqual([{ slot: 'create-folio', ...owner, code: 'LOAD-005' }])
  expect(inspection.slots).toHaveBeenCalledTimes(5)
  unmount()
  expect(slotsOnPage()).toEqual([])
})
