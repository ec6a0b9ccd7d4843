import { Arn } from '@portal/contracts/schemes/investment'
import { SchemePlanCode } from '@portal/contracts/wire/common'
import type { ActionLinkKind } from '@portal/contracts/wire/action-link'
import * as z from 'zod/mini'
import { distributorSubject } from '../src/links/kinds/distributor'
import { failedRegistrations } from '../src/mandates/mandate-view'
import { unpaidOrder } from '../src/orders/order-reader'
import { failedDebitsOf } from '../src/systematic-plans/plan-view/failed-debits'
import { planFilesOf } from '../src/systematic-plans/plan-file/plan-file'
import { planView } from '../src/systematic-plans/plan-view/plan-view'
import type { Platform } from '../src/platform/module'
import { parse } from './parse'

/** What a distributor's link offers, where the console says nothing else. */
const Offer = z.object({
  arn: z._default(Arn, 'ARN-0001'),
  schemePlanCode: z._default(SchemePlanCode, 'FLEXI-RG'),
})

type FindSubject = (platform: Platform, pan: string, requested: unknown) => Promise<string | undefined>

const nothing: FindSubject = async () => ''

/** What a link of each kind would be about, of an investor as they stand; undefined where there is nothing of the kind. */
export const linkSubjects: Readonly<Record<ActionLinkKind, FindSubject>> = {
  NEW: nothing,
  FAILED: async ({ db }, pan) => (await failedRegistrations(db, pan))[0]?.registrationId,
  async SIP_EXPIRING(platform, pan) {
    const files = await planFilesOf(platform.db, platform, pan)
    const views = await Promise.all(files.map((file) => planView(platform.db, file)))
    const endsFirst = views
      .filter(({ kind, endDate, state }) => kind === 'SIP' && endDate !== null && state === 'ACTIVE')
      .sort((one, other) => (one.endDate ?? '').localeCompare(other.endDate ?? ''))
    return endsFirst[0]?.planId
  },
  async SIP_FAILED(platform, pan) {
    return failedDebitsOf(await planFilesOf(platform.db, platform, pan))[0]?.planId
  },
  PAYMENT_FAILED: async ({ db }, pan) => (await unpaidOrder(db, pan))?.id,
  async DISTRIBUTOR(_platform, _pan, requested) {
    const { arn, schemePlanCode } = parse(Offer, requested)
    return distributorSubject(arn, schemePlanCode)
  },
}
