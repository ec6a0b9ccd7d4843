import { helpline, helplineAddress } from '@portal/contracts/catalogue/inner'
import { TextLink } from './text-link'

/** The number to call, which dials it (S9.065), where a text says to call because no page of the portal does it. */
export function HelplineLink() {
  return <TextLink href={helplineAddress}>{helpline}</TextLink>
}
