import * as z from 'zod/mini'
import { newIdempotencyKey } from '../api/public'
import { readStored, writeStored } from './storage'

let known: string | undefined

/** The id of this browser, random, made once; tokens are bound to it (S7.010). */
export function deviceId(): string {
  known ??= readStored('deviceId', z.string().check(z.regex(/^[0-9a-f-]{36}$/)))
  if (!known) {
    known = newIdempotencyKey()
    writeStored('deviceId', known)
  }
  return known
}
