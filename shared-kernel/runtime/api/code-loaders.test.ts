import { ApiError } from './api-error'
import { fetchCode } from './code-loaders'

test('code that does not come fails as a call that got no answer, and is asked for again by the next use', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValueOnce('the code')
  await expect(fetchCode(load)).rejects.toMatchObject({ kind: 'network', code: 'NETWORK' })
  await expect(fetchCode(load)).resolves.toBe('the code')
  await expect(fetchCode(() => Promise.reject(new Error()))).rejects.toBeInstanceOf(ApiError)
})
