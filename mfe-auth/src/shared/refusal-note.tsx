import { HelplineLink, href, Note, routes, type Text, TextLink, textOf } from '@portal/kernel'
import { msg } from '@portal/kernel/words'
import type { Refusal } from './use-submission'

/** The codes that have a way out of their own (S8.038, S8.039). */
const waysOut: Record<string, { text: Text; to: string }> = {
  '-101': { text: msg`Register with your PAN`, to: href(routes.register) },
  '-104': { text: msg`Unlock your user ID`, to: href(routes.unlock) },
  '-102': { text: msg`Log in`, to: href(routes.login) },
  '-667': { text: msg`Log in`, to: href(routes.login) },
  '-105': { text: msg`Log in`, to: href(routes.login) },
  '-659': { text: msg`Ask for a new code`, to: href(routes.forgotPassword) },
}

/** What no page does: the number that the words tell to call (S8.044). */
const byPhone: readonly string[] = ['-107', '-651']

/** What the server refused, why, and where to go from there. */
export function RefusalNote({ refusal }: { refusal: Refusal | undefined }) {
  if (!refusal) return null
  const wayOut = waysOut[refusal.code]
  return (
    <Note tone="negative" role="alert" title={refusal.text}>
      {wayOut && <TextLink to={wayOut.to}>{textOf(wayOut.text)}</TextLink>}
      {byPhone.includes(refusal.code) && <HelplineLink />}
    </Note>
  )
}
