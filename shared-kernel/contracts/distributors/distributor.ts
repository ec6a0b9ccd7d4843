import * as z from 'zod/mini'
import { Pan, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { buyingScopes } from '../identity/session-scope'
import { Arn, Euin, RiaCode } from '../schemes/investment'
import { limits } from '../validation/limits'

/** S6.004: a mutual fund distributor. */
export const Distributor = z.object({ distributorARN: Arn, name: AnswerText, city: AnswerText })
export type Distributor = z.infer<typeof Distributor>

/** One through whom the investor has invested, with what was said of them then. */
export const PreviousDistributor = z.extend(Distributor, {
  subBrokerCode: z.nullable(AnswerText),
  euin: z.nullable(Euin),
})
export type PreviousDistributor = z.infer<typeof PreviousDistributor>

/** An employee of a distributor, who may advise. */
export const EuinHolder = z.object({ euin: Euin, name: AnswerText })
export type EuinHolder = z.infer<typeof EuinHolder>

export const distributorApi = {
  arnList: endpoint({
    summary: 'Distributors whose ARN or name matches, the best match first, at most twenty (S7.055)',
    method: 'GET',
    path: 'distributor/arnList',
    token: 'session',
    envelope: false,
    request: z.object({ searchKey: z.string().check(z.minLength(2), z.maxLength(limits.text.search)) }),
    response: z.object({ distributors: z.array(Distributor) }),
  }),
  previousList: endpoint({
    summary: 'The distributors of the folios and earlier orders of the investor, the latest first',
    method: 'POST',
    path: 'distributor/previouslist',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    request: z.object({ panNumber: Pan }),
    response: z.object({ distributors: z.array(PreviousDistributor), advisers: z.array(RiaCode) }),
  }),
  euinList: endpoint({
    summary: 'The employees of a distributor who may advise',
    method: 'POST',
    path: 'distributor/euin/list',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    request: z.object({ distributorARN: Arn }),
    response: z.object({ euins: z.array(EuinHolder) }),
  }),
  validateEuin: endpoint({
    summary: 'Whether an employee of a distributor may advise; refused where not',
    method: 'POST',
    path: 'distributor/euin/validate',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    request: z.object({ distributorARN: Arn, euin: Euin }),
    response: EuinHolder,
  }),
}
