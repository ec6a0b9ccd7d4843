// @needs-page
import { ApiError } from '@portal/kernel'
import { act, renderHook } from '@testing-library/react'
import { useSubmission } from './use-submission'

async function submitted(work: () => Promise<void>, fields: Record<string, string> = {}) {
  const { result } = renderHook(() => useSubmission(work, fields))
  const answer = await act(() => result.current.submit({}))
  return { answer, refusal: result.current.refusal }
}
const failsWith = (error: Error) => () => Promise.reject(error)
const refusal = new ApiError({ kind: 'refused', status: 200, code: '-101', message: 'Not this PAN.' })

test('what the server refuses is kept in its words, or answered to the form at its field', async () => {
  expect(await submitted(failsWith(refusal))).toEqual({
    answer: undefined,
    refusal: { code: '-101', text: 'Not this PAN.' },
  })
  expect(await submitted(failsWith(refusal), { '-101': 'userId' })).toEqual({
    answer: { userId: 'Not this PAN.' },
    refusal: undefined,
  })
})

test('what fails in the page itself says that something went wrong, and to reload it [S8.062]', async () => {
  const { refusal: kept } = await submitted(failsWith(new TypeError('x is undefined')))
  expect(kept?.text).toBe(
    'Something went wrong, so we did not complete your request. Reload the page and try again.',
  )
})
