import { t } from '@portal/contracts/words/macros'
import { maskEmail, maskPhone, relationNames } from '@portal/contracts/format'
import { validateMobile } from '@portal/contracts/validation'
import * as z from 'zod/mini'
import { setFolioContact } from '../../folios/change-folio'
import { setContact } from '../../identity/set-contact'
import { Refusal } from '../../platform/refusal'
import { type Change, wireWord } from '../detail-texts'
import type { RequestFacts, RequestKind } from './kind'

const relation = z.enum(['SE', 'SP', 'DC', 'DS', 'DP', 'GD'])
const EmailTerms = z.object({ email: z.string(), belongsTo: relation })
const MobileTerms = z.object({ countryCode: z.string(), mobile: z.string(), belongsTo: relation })
type EmailTerms = z.infer<typeof EmailTerms>
type MobileTerms = z.infer<typeof MobileTerms>

const unchanged = (what: 'e-mail' | 'mobile') =>
  new Refusal(
    '-561',
    what === 'e-mail'
      ? t`This is your e-mail already. Enter another one.`
      : t`This is your mobile already. Enter another one.`,
  )

const belongs = ({ belongsTo }: { belongsTo: z.infer<typeof relation> }): Change => ({
  label: { code: 'belongsTo' },
  from: null,
  to: wireWord(relationNames[belongsTo]),
})

/** Who is asked for the code of the new address beside the old one: a stolen session has only one of them. */
const me = ({ investor: { name, pan } }: RequestFacts) => ({ name, pan })

export const emailKind: RequestKind<EmailTerms> = {
  code: 'UE',
  terms: EmailTerms,
  title: () => t`Change e-mail`,
  inWords: (_facts, { email }) => t`change your e-mail to ${{ email: maskEmail(email) }}`,
  folioOf: () => null,
  check({ investor }, { email }) {
    if (email.toLowerCase() === investor.email.toLowerCase()) throw unchanged('e-mail')
    return Promise.resolve()
  },
  changes: ({ investor }, terms) =>
    Promise.resolve([
      {
        label: { code: 'email' },
        from: { text: maskEmail(investor.email) },
        to: { text: maskEmail(terms.email) },
      },
      belongs(terms),
    ]),
  needsReview: () => false,
  waitsUntil: () => null,
  newContacts: (facts, { email }) => [{ ...me(facts), email, mobile: null }],
  async carryOut({ tx, investor, platform }, { email }) {
    await setContact(tx, investor, { email, contactChangedAt: platform.clock.now() })
    await setFolioContact(tx, investor.pan, { email })
  },
}

export const mobileKind: RequestKind<MobileTerms> = {
  code: 'UM',
  terms: MobileTerms,
  title: () => t`Change mobile`,
  inWords: (_facts, { mobile }) => t`change your mobile to ${{ mobile: maskPhone(mobile) }}`,
  folioOf: () => null,
  check({ investor }, { countryCode, mobile }) {
    const fault = validateMobile(mobile, { countryCode })
    if (fault) throw new Refusal('-562', fault)
    if (mobile === investor.mobile && countryCode === investor.countryCode) throw unchanged('mobile')
    return Promise.resolve()
  },
  changes: ({ investor }, terms) =>
    Promise.resolve([
      {
        label: { code: 'mobile' },
        from: { text: maskPhone(investor.mobile) },
        to: { text: `${terms.countryCode} ${maskPhone(terms.mobile)}` },
      },
      belongs(terms),
    ]),
  needsReview: () => false,
  waitsUntil: () => null,
  newContacts: (facts, { mobile }) => [{ ...me(facts), email: null, mobile }],
  async carryOut({ tx, investor, platform }, { countryCode, mobile }) {
    const isInternational = countryCode !== '+91'
    const contactChangedAt = platform.clock.now()
    await setContact(tx, investor, { countryCode, mobile, isInternational, contactChangedAt })
    await setFolioContact(tx, investor.pan, { countryCode, mobile })
  },
}
