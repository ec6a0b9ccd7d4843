import type { FundCategory } from '@portal/kernel/contracts/common'
import type { Scheme } from '@portal/kernel/contracts/product'
import type { FundGroup } from './all-category'
import type { FundFilter } from './fund-filter'
import { filterGroups } from './fund-list'

/** A group as it is shown; without a title it is the list's only one. */
export interface ShownGroup {
  title: string | null
  category: FundCategory | null
  funds: readonly Scheme[]
  /** The default schemes, which the list opened with. */
  selected?: boolean
}

export interface ShownList {
  tabs: { value: FundFilter['category']; label: string; count: number }[]
  groups: ShownGroup[]
  /** Funds in the open tab. */
  count: number
}

const shown = (group: {
  categoryName: FundFilter['category']
  categoryDisplayName: string
  schemes: Scheme[]
}): ShownGroup => ({
  title: group.categoryDisplayName,
  category: group.categoryName === 'All' ? null : group.categoryName,
  funds: group.schemes,
})

/**
 * Tabs with their counts, and the groups of the open tab. All funds stand under their categories, unless their order
 * is mixed: then they stand as one list, so that no category comes first.
 */
export function shownList(groups: readonly FundGroup[], filter: FundFilter): ShownList {
  const filtered = filterGroups(groups, filter)
  const open = filtered.find((group) => group.categoryName === filter.category)
  const categories = filtered.filter((group) => group.categoryName !== 'All' && group.schemes.length > 0)
  const grouped = filter.category === 'All' && filter.sort !== 'mixed'
  return {
    tabs: filtered.map((group) => ({
      value: group.categoryName,
      label: group.categoryDisplayName,
      count: group.schemes.length,
    })),
    groups: grouped ? categories.map(shown) : open?.schemes.length ? [{ ...shown(open), title: null }] : [],
    count: open?.schemes.length ?? 0,
  }
}

/** The list with the default schemes, which the investor holds (S4.030), as a group of their own; each fund stands once. */
export function withPreselected(groups: readonly ShownGroup[], funds: readonly Scheme[]): ShownGroup[] {
  if (!funds.length) return [...groups]
  const held = new Set(funds.map(({ schemePlanCode }) => schemePlanCode))
  const others = groups
    .map((group) => ({
      ...group,
      title: group.title ?? 'All other funds',
      funds: group.funds.filter(({ schemePlanCode }) => !held.has(schemePlanCode)),
    }))
    .filter((group) => group.funds.length > 0)
  return [{ title: 'Funds you hold', category: null, funds, selected: true }, ...others]
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
