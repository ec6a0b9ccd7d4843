import { leaveFailedSchemeLookup, type Host } from './public'

test('a failed look-up of a scheme leads home for good and says why [S7.147]', () => {
  const navigate = jest.fn()
  const toast = jest.fn()
  leaveFailedSchemeLookup(navigate, { toast } as unknown as Host)
  expect(navigate.mock.calls).toEqual([['/home/dashboard', { replace: true }]])
  expect(toast).toHaveBeenCalledTimes(1)
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'danger', message: 'We could not find this fund.' }),
  )
})
