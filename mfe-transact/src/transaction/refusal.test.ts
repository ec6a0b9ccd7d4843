import { refusedFields, refusedState } from './refusal'

test('the field and the words travel with the navigation, and nothing else is taken for them', () => {
  const state = refusedState({ name: 'ifscCode' }, 'No branch has this IFSC.')
  expect(refusedFields(state)).toEqual({ ifscCode: 'No branch has this IFSC.' })
  for (const other of [null, undefined, 'text', { refused: 7 }, { refused: { field: 'x' } }])
    expect(refusedFields(other)).toBeUndefined()
})
