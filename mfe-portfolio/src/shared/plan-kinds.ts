import type { Text } from '@portal/kernel'
import { msg } from '@portal/kernel/words'

/** Kinds of systematic plans, as every language writes them. */
export const planKinds: Readonly<Record<'SIP' | 'STP' | 'SWP', Text>> = {
  SIP: msg`SIP`,
  STP: msg`STP`,
  SWP: msg`SWP`,
}
