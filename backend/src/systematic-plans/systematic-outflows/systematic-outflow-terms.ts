import { StpTerms, SwpTerms } from '@portal/contracts/orders/order-terms'
import * as z from 'zod/mini'

/** A plan once it is ordered: it has the number under which it will run. */
const placed = { planId: z.string() }

export const PlacedStpTerms = z.extend(StpTerms, placed)
export type PlacedStpTerms = z.infer<typeof PlacedStpTerms>
export const PlacedSwpTerms = z.extend(SwpTerms, placed)
export type PlacedSwpTerms = z.infer<typeof PlacedSwpTerms>

/** Of either kind, as its order keeps them. */
export const PlacedSystematicOutflowTerms = z.discriminatedUnion('kind', [PlacedStpTerms, PlacedSwpTerms])

/** What is asked for before it is known when the first instalment is due. */
type Requested<Terms> = Omit<Terms, 'kind' | 'startDate'>
export type StpDraftTerms = Requested<StpTerms>
export type SwpDraftTerms = Requested<SwpTerms>

/** What plans of both kinds say. */
export type SystematicOutflowTerms = Omit<StpTerms, 'kind' | 'toSchemePlanCode'>
