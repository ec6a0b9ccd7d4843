import { formatDate, formatNav, formatRupeesRounded, href, routes } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Scheme } from '@portal/contracts/schemes/product'
import { categoryName, fundLine } from '../shared/fund-names'
import { isOpen } from './fund-list'

/** What the list says of a fund, once for the table and the cards. */
export interface FundView {
  code: string
  name: string
  line: string
  /** What keeps money out of the fund, or until when an offer is open. */
  notice: string | null
  isClosed: boolean
  nav: string
  /** What the figure is where it is no NAV. */
  isOfferPrice: boolean
  sipFrom: string
  /** The button: invest while the fund takes money, else its page. */
  action: { label: string; name: string; to: string }
  page: string
}

function notice(fund: Scheme): string | null {
  if (!isOpen(fund)) return t`Closed to new investments`
  if (!fund.nfoscheme) return null
  const lastDay = fund.nfoEndDate && formatDate(fund.nfoEndDate)
  return lastDay ? t`New fund offer until ${lastDay}` : t`New fund offer`
}

/** The list's words for a fund; a list without category headings names the category in the line. */
export function fundView(fund: Scheme, namesCategory: boolean): FundView {
  const page = href(routes.scheme, { scheme: fund.schemePlanCode })
  const open = isOpen(fund)
  const name = fund.schemeDesc
  return {
    code: fund.schemePlanCode,
    name,
    line: namesCategory ? `${categoryName(fund.fundType)} · ${fundLine(fund)}` : fundLine(fund),
    notice: notice(fund),
    isClosed: !open,
    nav: formatNav(fund.nav),
    isOfferPrice: fund.nfoscheme,
    sipFrom: fund.sipAllow === 'Y' ? formatRupeesRounded(fund.minSip) : t`No SIP`,
    action: open
      ? {
          label: t`Invest`,
          name: t`Invest in ${name}`,
          to: href(routes.invest, { scheme: fund.schemePlanCode }),
        }
      : { label: t`Details`, name: t`Details of ${name}`, to: page },
    page,
  }
}
