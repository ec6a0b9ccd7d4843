import { FolioNumber, Pan, SchemePlanCode, Units } from '@portal/contracts/wire/common'
import { ActionLinkKind } from '@portal/contracts/wire/action-link'
import { href, routes } from '@portal/contracts/wire/routes'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { investorByPan } from '../src/identity/investors'
import { issueLink } from '../src/identity/links'
import { proposeSwitch } from '../src/links/daaf-link'
import { sendActionLink } from '../src/links/action-link'
import { aboutOrder } from '../src/orders/about-order'
import type { Platform } from '../src/platform/module'
import { notFound } from '../src/platform/refusal'
import { linkSubjects } from './link-subjects'
import { parse } from './parse'

const LinkRequest = z.object({
  pan: Pan,
  remote: z.string().check(z.regex(/^mfe-[a-z]+$/)),
  path: z.string().check(z.regex(/^\/[\w/-]+(\?[\w=&%.-]*)?$/), z.maxLength(300)),
})

const ActionLinkRequest = z.object({ pan: Pan, kind: ActionLinkKind })

const ProposalRequest = z.object({
  pan: Pan,
  folioNo: FolioNumber,
  schemePlanCode: SchemePlanCode,
  toSchemePlanCode: SchemePlanCode,
  units: Units,
})

/** Links as a distributor's system or the portal's messages would carry them, for testers. */
export function registerLinks(app: FastifyInstance, platform: Platform): void {
  app.post('/sandbox/links', async (request) => {
    const { pan, remote, path } = parse(LinkRequest, request.body)
    const investor = await investorByPan(platform.db, pan)
    if (!investor) throw notFound()
    const token = await issueLink(platform, investor, { remote, path })
    return { url: `${platform.publicUrl()}/investors/standalone/${remote}${path}#link=${token}`, token }
  })

  app.post('/sandbox/daaf-links', async (request) => {
    const { pan, ...proposed } = parse(ProposalRequest, request.body)
    const investor = await investorByPan(platform.db, pan)
    if (!investor) throw notFound()
    const link = await proposeSwitch(platform, investor, proposed)
    return { url: `${platform.publicUrl()}/investors${href(routes.daaf, { link })}`, link }
  })

  app.post('/sandbox/action-links', async (request) => {
    const { pan, kind } = parse(ActionLinkRequest, request.body)
    const investor = await investorByPan(platform.db, pan)
    if (!investor) throw notFound()
    const subject = await linkSubjects[kind](platform, pan, request.body)
    if (subject === undefined) throw notFound()
    return sendActionLink(platform, investor, kind, subject || null, aboutOrder)
  })
}
