import {
  type ErrandLinkKind,
  errandLinkApi,
  mandateLinkKinds,
  paymentLinkKinds,
  transactionLinkKinds,
} from '@portal/kernel/contracts/errand-link'
import { implement } from '../platform/handle'
import type { Module } from '../platform/module'
import { enterByErrandLink, linkOver, matchFolioAndPan, openErrandLink, sendLinkCode } from './errand-link'
import { sendAgain } from './link-again'

/** Links that open one errand, and nothing else of the portal. */
export const linksModule: Module = {
  name: 'links',
  register(app, platform) {
    /** Looks at a link that is of one of these kinds. */
    const lookFor =
      <Kind extends ErrandLinkKind>(kinds: readonly Kind[]) =>
      async ({ link }: { link: string }) => {
        const { row } = await openErrandLink(platform, link)
        const kind = kinds.find((each) => each === row.kind)
        if (!kind) throw linkOver()
        return { kind, expiresAt: row.expiresAt.toISOString() }
      }
    implement(app, platform, errandLinkApi, {
      validateLink: lookFor(mandateLinkKinds),
      validateTransactionLink: lookFor(transactionLinkKinds),
      validatePaymentLink: lookFor(paymentLinkKinds),
      async folioPanMatch(named) {
        await matchFolioAndPan(platform, named)
        return { matches: true } as const
      },
      generateOtp: (named, context) => sendLinkCode(platform, named, context),
      async resendLink({ link }, { setMessage }) {
        await sendAgain(platform, link)
        setMessage('If this link was ours, we sent a new one to your registered e-mail.')
        return {}
      },
      validateOtp: (typed, context) => enterByErrandLink(platform, typed, context),
    })
  },
}
