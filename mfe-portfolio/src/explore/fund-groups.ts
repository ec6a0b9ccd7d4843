import type { Text } from '@portal/kernel'
import { msg } from '@portal/kernel/words'
import type { FundCategory } from '@portal/contracts/wire/common'
import type { Scheme } from '@portal/contracts/schemes/product'
import type { FundGroup } from './all-category'
import type { FundFilter } from './fund-filter'
import { filterGroups } from './fund-list'

/** A group as it is shown; without a title it is the list's only one. */
export interface ShownGroup {
  title: Text | null
  category: FundCategory | null
  funds: readonly Scheme[]
  /** The default schemes, which the list opened with. */
  selected?: boolean
}

export interface ShownList {
  tabs: { value: FundFilter['category']; label: Text; count: number }[]
  groups: ShownGroup[]
  /** Funds in the open tab. */
  count: number
}

const shown = (group: {
  categoryName: FundFilter['category']
  categoryDisplayName: Text
  schemes: Scheme[]
}): ShownGroup => ({
  title: group.categoryDisplayName,
  category: group.categoryName === 'All' ? null : group.categoryName,
  funds: group.schemes,
})

/**
 * Tabs with their counts, and the groups of the open tab. All funds stand under their categories until an order is
 * chosen: an order goes over all of them, so that the highest return of the house stands first. The default schemes,
 * which the investor holds (S4.030), are a group of their own, of the same search, tab and order; each fund stands once.
 */
export function shownList(
  groups: readonly FundGroup[],
  filter: FundFilter,
  held: readonly string[] = [],
): ShownList {
  const codes = new Set(held)
  const filtered = filterGroups(groups, filter, codes)
  const open = filtered.find((group) => group.categoryName === filter.category)
  const funds = open?.schemes ?? []
  const grouped = filter.category === 'All' && filter.sort === 'category'
  const categories = filtered.filter((group) => group.categoryName !== 'All').map(shown)
  const listed = grouped ? categories : open ? [{ ...shown(open), title: null }] : []
  return {
    tabs: filtered.map((group) => ({
      value: group.categoryName,
      label: group.categoryDisplayName,
      count: group.schemes.length,
    })),
    groups: withHeld(listed, funds, codes).filter((group) => group.funds.length > 0),
    count: funds.length,
  }
}

function withHeld(
  groups: readonly ShownGroup[],
  all: readonly Scheme[],
  codes: ReadonlySet<string>,
): readonly ShownGroup[] {
  const isHeld = ({ schemePlanCode }: Scheme) => codes.has(schemePlanCode)
  const held = all.filter(isHeld)
  if (!held.length) return groups
  const others = groups.map((group) => ({
    ...group,
    title: group.title ?? msg`All other funds`,
    funds: group.funds.filter((fund) => !isHeld(fund)),
  }))
  return [{ title: msg`Funds you hold`, category: null, funds: held, selected: true }, ...others]
}

/** So many funds are drawn at first, and with every "Show more": a list of thousands stays as quick as a short one. */
export const rowsAPage = 25

export const countOf = (groups: readonly ShownGroup[]): number =>
  groups.reduce((sum, { funds }) => sum + funds.length, 0)

/** The first funds of the list, in its order; groups that come later are left out. */
export function firstRows(groups: readonly ShownGroup[], most: number): ShownGroup[] {
  let room = most
  return groups.flatMap((group) => {
    const funds = group.funds.slice(0, Math.max(0, room))
    room -= funds.length
    return funds.length ? [{ ...group, funds }] : []
  })
}
