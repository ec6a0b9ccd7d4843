import { Note, useLocation } from '@portal/kernel'
import * as z from 'zod/mini'

const State = z.object({ signedOut: z.string() })

/** Why the session ended, for whoever comes back to the page later: it stands until the page is left. */
export function SignedOutNote() {
  const { data } = State.safeParse(useLocation().state)
  return data ? <Note tone="info">{data.signedOut}</Note> : null
}
