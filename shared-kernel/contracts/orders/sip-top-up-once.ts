import * as z from 'zod/mini'
import { BusinessDate, FolioNumber, Paise, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { ConfirmedByCode, InitiateAnswer } from './order'
import { SipTopUpOnceTerms } from './order-terms'
import { LumpsumQuote } from './purchase'
import { Frequency } from '../schemes/scheme-selection'

/** What a lump sum into the scheme and the folio of a SIP would give, if it were paid now, and the SIP that it is for. */
export const SipTopUpOnceQuote = z.extend(LumpsumQuote, {
  plan: z.object({
    planId: AnswerText,
    folioNo: FolioNumber,
    /** Of its next instalment, which stays as it is. */
    amount: Paise,
    frequency: Frequency,
    /** When that is due; null where none is to come. */
    nextDue: z.nullable(BusinessDate),
  }),
})
export type SipTopUpOnceQuote = z.infer<typeof SipTopUpOnceQuote>

const topUp = z.omit(SipTopUpOnceTerms, { kind: true })

export const sipTopUpOnceApi = {
  validate: endpoint({
    summary: 'What a one-time top-up of a running SIP would give; refuses what could not be ordered',
    method: 'POST',
    path: 'transaction/validate/sipTopUpOnce',
    token: 'session',
    envelope: true,
    request: topUp,
    response: SipTopUpOnceQuote,
  }),
  sipTopUpOnce: endpoint({
    summary:
      'Places a lump sum for a running SIP, which waits for payment; consumes the validated one-time code',
    method: 'POST',
    path: 'transaction/sipTopUpOnce',
    token: 'session',
    envelope: true,
    loader: true,
    idempotent: true,
    request: z.extend(topUp, ConfirmedByCode.shape),
    response: InitiateAnswer,
  }),
}
