import * as z from 'zod/mini'
import { FolioNumber, Instant, Units } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { SchemeRef } from '../orders/order'

/** What the address of a DAAF e-mail names. It opens nothing by itself: its page needs the investor to log in. */
const Link = z.string().check(z.minLength(1), z.maxLength(64))

/** A switch within one folio that the fund house's asset-allocation facility proposes (decision 33). */
export const DaafProposal = z.object({
  folioNo: FolioNumber,
  scheme: SchemeRef,
  toScheme: SchemeRef,
  units: Units,
  expiresAt: Instant,
})
export type DaafProposal = z.infer<typeof DaafProposal>

export const daafApi = {
  validateLink: endpoint({
    summary: 'Whether a proposal is still open, and until when; looking at it uses nothing up',
    method: 'POST',
    path: 'transaction/daaf/validateLink',
    token: 'session',
    envelope: true,
    request: z.object({ link: Link }),
    response: z.object({ expiresAt: Instant }),
  }),
  getDAAAFDetails: endpoint({
    summary: 'The switch that an open proposal is about',
    method: 'POST',
    path: 'investor/getDAAAFDetails',
    token: 'session',
    envelope: true,
    request: z.object({ link: Link }),
    response: DaafProposal,
  }),
}
