import type { Endpoint } from '@portal/contracts/wire/endpoint'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** In the thread pool, so that other calls go on meanwhile. */
const packed = promisify<string, Buffer>(gzip)

const checkedAnswers = new WeakMap<object, unknown>()
const packedAnswers = new WeakMap<object, Promise<Buffer>>()

/** What a handler answered, in the contract's shape. What everybody gets alike is checked once, for as long as its maker keeps it. */
export function checked({ response, packed: isShared }: Endpoint, made: object): unknown {
  if (!isShared) return response.parse(made)
  const known = checkedAnswers.get(made)
  if (known) return known
  const answer = response.parse(made)
  checkedAnswers.set(made, answer)
  return answer
}

/** An answer as gzip bytes; one whose data was packed before is not packed again. */
export function packedAnswer(answer: { data?: unknown }): Promise<Buffer> {
  const { data } = answer
  const pack = () => packed(JSON.stringify(answer))
  if (typeof data !== 'object' || data === null) return pack()
  const bytes = packedAnswers.get(data) ?? pack()
  packedAnswers.set(data, bytes)
  return bytes
}
