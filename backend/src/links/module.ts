import { type Endpoint, endpoint } from '@portal/contracts/wire/endpoint'
import {
  type ActionLinkKind,
  actionLinkApi,
  mandateLinkKinds,
  paymentLinkKinds,
  transactionLinkKinds,
} from '@portal/contracts/wire/action-link'
import { daysBefore, forgetRows } from '../platform/forget-rows'
import { implement } from '../platform/handle'
import type { Module } from '../platform/module'
import { enterByActionLink, linkOver, matchFolioAndPan, openActionLink, sendLinkCode } from './action-link'
import type { About } from './kinds/about'
import { sendAgain } from './link-again'
import { actionLinks } from './schema'

/** After its end, whoever opens a link is told so, and may ask for another one. */
const keptDays = 90

/** As remotes released up to November 2026 look at a link: each of them may be rolled back to. */
const sealed = <E extends Endpoint>({ header: _, ...call }: E) =>
  endpoint({ ...call, method: 'POST', envelope: true }) as E

export const sealedLooks = {
  validateLink: sealed(actionLinkApi.validateLink),
  validateTransactionLink: sealed(actionLinkApi.validateTransactionLink),
  validatePaymentLink: sealed(actionLinkApi.validatePaymentLink),
}

/**
 * Links that open one task, and nothing else of the portal. `aboutOrder` comes from above: orders know links, and
 * links know nothing of orders.
 */
export const linksModule = (aboutOrder: About): Module => ({
  name: 'links',
  jobs: [
    {
      name: 'forget old links',
      at: '03:45',
      run: async ({ db }, now) =>
        void (await forgetRows(db, actionLinks, actionLinks.expiresAt, daysBefore(now, keptDays))),
    },
  ],
  register(app, platform) {
    /** Looks at a link that is of one of these kinds. */
    const lookFor =
      <Kind extends ActionLinkKind>(kinds: readonly Kind[]) =>
      async ({ link }: { link: string }) => {
        const { row } = await openActionLink(platform, link)
        const kind = kinds.find((each) => each === row.kind)
        if (!kind) throw linkOver()
        return { kind, expiresAt: row.expiresAt.toISOString() }
      }
    const looks = {
      validateLink: lookFor(mandateLinkKinds),
      validateTransactionLink: lookFor(transactionLinkKinds),
      validatePaymentLink: lookFor(paymentLinkKinds),
    }
    implement(app, platform, sealedLooks, looks)
    implement(app, platform, actionLinkApi, {
      ...looks,
      async folioPanMatch(named) {
        await matchFolioAndPan(platform, named)
        return { matches: true } as const
      },
      generateOtp: (named, context) => sendLinkCode(platform, named, context),
      async resendLink({ link }, { setMessage }) {
        await sendAgain(platform, link, aboutOrder)
        setMessage('If this link was ours, we sent a new one to your registered e-mail.')
        return {}
      },
      validateOtp: (typed, context) => enterByActionLink(platform, typed, context),
    })
  },
})
