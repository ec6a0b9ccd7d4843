import remote from './remote'

test('has no page of its own yet, and offers the fields of a new folio', async () => {
  expect(remote.routes).toEqual([])
  expect(typeof (await remote.slots['create-folio']()).default).toBe('function')
})
