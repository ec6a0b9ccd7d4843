import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query'
import { contentApi } from '@portal/contracts/support/content'
import { fakeServer, type FakeAnswer } from '@portal/testing/fake-server'
import { configureApi } from './public'
import { queryClient, queryFor } from './query'

const failures: string[] = []
const broken = jest.fn()
const chips = { lumpsum: [5_000_00], sip: [] }

beforeEach(() => {
  failures.length = 0
  broken.mockReset()
  queryClient.clear()
  configureApi({ onFailure: ({ message }) => failures.push(message), onBrokenAnswer: broken })
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

async function settle(answers: (call: number) => FakeAnswer, toast = true) {
  let calls = 0
  const seen = fakeServer(() => answers(++calls))
  let last: QueryObserverResult<unknown> | undefined
  const stop = new QueryObserver(queryClient, queryFor(contentApi.amountChips, {}, { toast })).subscribe(
    (result) => (last = result),
  )
  await jest.runAllTimersAsync()
  stop()
  return { last, calls: seen.length }
}

test('the key of a query is the path and body of its endpoint', () => {
  expect(queryFor(contentApi.amountChips, {}).queryKey).toEqual(['investmentChiplets', {}])
})

test.each([503, 504])(
  'a read that meets HTTP %d is retried twice, and no toast tells of it',
  async (status) => {
    const { last, calls } = await settle((call) => (call < 3 ? { status, message: 'busy' } : { data: chips }))
    expect(last?.data).toEqual(chips)
    expect(calls).toBe(3)
    expect(failures).toEqual([])
    expect(broken).not.toHaveBeenCalled()
  },
)

test('a read that stays out of order is told of once, after its last retry', async () => {
  const { last, calls } = await settle(() => ({ status: 503, message: 'busy' }))
  expect(last?.isError).toBe(true)
  expect(calls).toBe(3)
  expect(failures).toEqual(['busy'])
})

test('a read that ends in HTTP 504 runs the sign-out helper once [S4.022]', async () => {
  await settle(() => ({ status: 504, message: 'timeout' }))
  expect(broken).toHaveBeenCalledTimes(1)
})

test('a refusal is not asked again', async () => {
  const { calls } = await settle(() => ({ code: '-1', message: 'No' }))
  expect(calls).toBe(1)
  expect(failures).toEqual(['No'])
})

test('a read fails without a toast where none is asked for', async () => {
  await settle(() => ({ status: 503, message: 'busy' }), false)
  expect(failures).toEqual([])
})
