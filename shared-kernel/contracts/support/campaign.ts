import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { Email, Pan, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'

const tag = z.string().check(z.maxLength(limits.text.campaignTag))

export const campaignApi = {
  utmSave: endpoint({
    summary: 'Notes by which campaign link the investor came; the reference goes with later orders',
    method: 'POST',
    path: 'transaction/utmSave',
    token: 'session',
    envelope: true,
    /** S3.067; what a link does not carry is empty. */
    request: z.object({
      utmSource: tag,
      utmMedium: tag,
      utmCampaign: tag,
      utmTerm: tag,
      utmContent: tag,
      investorName: tag,
      investorEmail: z.union([Email, z.literal('')]),
      investorPan: Pan,
      userNameID: z.optional(Pan),
    }),
    response: z.object({ referenceId: AnswerText }),
  }),
}
