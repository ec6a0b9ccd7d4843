import { msg } from '@portal/contracts/words/macros'
import { href, routes } from '@portal/contracts/wire/routes'
import { aboutFund } from './about'
import type { LinkKind } from './link-kind'

/** What such a link is about, in one text: who sent it, and which scheme plan it offers. */
export const distributorSubject = (arn: string, schemePlanCode: string): string => `${arn} ${schemePlanCode}`

/** Of a distributor, about a fund: it is bought through this distributor, and through no other one (S1.052). */
export const distributor: LinkKind = {
  sessionScope: 'distributorLink',
  remote: 'mfe-transact',
  page: routes.transactionLink,
  start(subject) {
    const [arn, scheme] = (subject ?? '').split(' ')
    return href(routes.invest, { scheme, arn })
  },
  subject: msg`Invest with your distributor`,
  words: msg`invest in the fund that your distributor chose with you`,
  about(platform, _pan, subject) {
    const [arn = '', scheme = ''] = subject.split(' ')
    return aboutFund(platform, arn, scheme)
  },
}
