import * as z from 'zod/mini'
import { readStored, writeStored } from './storage'

const LoginLocation = z.object({ loginLatitude: z.number(), loginLongitude: z.number() })
export type LoginLocation = z.infer<typeof LoginLocation>

/** Keeps where the investor logs in, for the bodies of all calls (S3.073, S7.005). */
export function setLoginLocation(location: LoginLocation): void {
  writeStored('loginLocation', location)
}

/** Where the investor logged in; undefined where the browser did not say. */
export function loginLocation(): LoginLocation | undefined {
  return readStored('loginLocation', LoginLocation)
}
