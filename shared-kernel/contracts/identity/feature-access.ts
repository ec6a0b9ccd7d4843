import * as z from 'zod/mini'
import { Pan, AnswerText } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'

/** S3.070; of the listed investors only the caller is told. */
export const FeatureAccess = z.object({
  featureName: AnswerText,
  cugFlag: z.boolean(),
  cugUsers: z.array(Pan),
})
export type FeatureAccess = z.infer<typeof FeatureAccess>

/** On its own, because the menus read it at every start. */
export const featureAccessApi = {
  cugDetails: endpoint({
    summary: 'Which features are tried with some investors first, and whether the caller is one of them',
    method: 'POST',
    path: 'cugDetails',
    token: 'session',
    envelope: true,
    sessionScopes: ['eMandateStandalone'],
    request: Nothing,
    response: z.object({ features: z.array(FeatureAccess) }),
  }),
}
