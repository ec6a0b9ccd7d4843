import { t } from '@portal/contracts/words/macros'
import { validatePassword } from '@portal/contracts/validation'
import { Refusal } from '../platform/refusal'
import { isEasyToGuess } from './password-strength'

/** Whose new password it is. */
export interface PasswordOwner {
  pan: string
  name: string
  email: string
  mobile: string
}

/** Refuses a password that breaks a rule of S5.001 to S5.005, with the rule's text. */
export function refuseBrokenRule(password: string, { pan, name, email, mobile }: PasswordOwner): void {
  const broken = validatePassword(password, { pan, name, email, mobile, userId: pan })
  if (broken) throw new Refusal('-106', broken)
}

/** Refuses what others would try first; after the rules of the specification, whose texts say more. */
export async function refuseEasyPassword(password: string, owner: PasswordOwner): Promise<void> {
  const holds = (own: string) => own !== '' && password.toLowerCase().includes(own.toLowerCase())
  const { pan, mobile } = owner
  if (holds(pan) || holds(mobile) || (await isEasyToGuess(password, wordsOf(owner))))
    throw new Refusal('-106', t`This password is too easy to guess. Choose another.`)
}

/** What is tried first at this house: what it is called, and what it is about. */
const wordsOfHouse = [
  'neem',
  'neemmf',
  'mutualfund',
  'mutual',
  'fund',
  'funds',
  'folio',
  'invest',
  'investor',
  'sip',
  'nav',
]

/** What somebody who knows the owner would try: names, alone, in pairs and with an initial, and the e-mail. */
function wordsOf({ name, email }: PasswordOwner): string[] {
  const [local = ''] = email.toLowerCase().split('@')
  const names = [...new Set(`${name} ${local}`.toLowerCase().split(/[^a-z]+/))].filter(Boolean)
  const pairs = names.flatMap((one) =>
    names.filter((other) => other !== one).flatMap((other) => [one + other, one[0] + other, one + other[0]]),
  )
  const longer = names.filter((part) => part.length > 1)
  return [...wordsOfHouse, ...longer, ...pairs, local, local.replace(/[^a-z0-9]/g, '')]
}
