import { type Feature, type IconName, type NavigationEntry } from '@portal/kernel'
import { type ReleasedEntry, useReleasedNavigation } from '@portal/kernel/internal'

/** An entry of a menu that this shell can show. */
export type MenuEntry = Pick<NavigationEntry, 'label' | 'to' | 'icon'>
export type MenuName = keyof NavigationEntry['at']

export interface MenuEntryGroup {
  title?: string
  entries: readonly MenuEntry[]
}

/**
 * What stands in a menu: the entries of the remotes there are (S2.068 to S2.075), in the order that they ask for, below the
 * headings that they name, without what an installation or an investor may not see.
 */
export function menuOf(
  released: readonly ReleasedEntry[],
  menu: MenuName,
  features: ReadonlySet<Feature>,
): MenuEntryGroup[] {
  const groups: { title?: string; entries: MenuEntry[] }[] = []
  for (const { group, label, to, icon } of entriesOf(released, menu, features)) {
    const entry = { label, to, icon: icon as IconName }
    const before = groups.find(({ title }) => title === group)
    if (before) before.entries.push(entry)
    else groups.push({ ...(group && { title: group }), entries: [entry] })
  }
  return groups
}

function entriesOf(released: readonly ReleasedEntry[], menu: MenuName, features: ReadonlySet<string>) {
  const place = ({ at }: ReleasedEntry) => at[menu]
  return released
    .filter((entry) => place(entry) !== undefined && (!entry.needs || features.has(entry.needs)))
    .sort((one, other) => place(one)! - place(other)!)
}

/** The menus of this visit. */
export function useMenus(features: ReadonlySet<Feature>): (menu: MenuName) => MenuEntryGroup[] {
  const released = useReleasedNavigation()
  return (menu) => menuOf(released, menu, features)
}
