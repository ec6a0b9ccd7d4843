import { mandateLinkApi } from '@portal/kernel/contracts/mandate-link'
import { implement } from '../platform/handle'
import type { Module } from '../platform/module'
import { enterByMandateLink, matchFolioAndPan, openMandateLink, sendLinkCode } from './mandate-link'

/** Links that open one errand, and nothing else of the portal. */
export const linksModule: Module = {
  name: 'links',
  register(app, platform) {
    implement(app, platform, mandateLinkApi, {
      async validateLink({ link }) {
        const { row } = await openMandateLink(platform, link)
        return { kind: row.kind, expiresAt: row.expiresAt.toISOString() }
      },
      async folioPanMatch(named) {
        await matchFolioAndPan(platform, named)
        return { matches: true } as const
      },
      generateOtp: (named, context) => sendLinkCode(platform, named, context),
      validateOtp: (typed, context) => enterByMandateLink(platform, typed, context),
    })
  },
}
