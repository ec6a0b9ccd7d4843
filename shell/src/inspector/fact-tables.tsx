import { DataTable } from '@portal/kernel'
import { slotsOnPage } from '@portal/kernel/internal'
import type { Fact } from './facts/route-facts'
import type { SharedRow } from './facts/shared-rows'
import type { TimeRow } from './facts/time-facts'
import styles from './inspector.module.css'

/** A moment as the clock on the wall of this machine says it. */
export const clockTime = (at: number): string => new Date(at).toLocaleTimeString('en-GB')

export const millisecondsOf = (time: number | undefined): string => (time === undefined ? '—' : `${time} ms`)

export const Nothing = ({ children }: { children: string }) => <p className={styles.nothing}>{children}</p>

/** A table of two columns. */
export const FactList = ({ caption, facts }: { caption: string; facts: readonly Fact[] }) => (
  <div className={styles.facts}>
    <DataTable
      caption={caption}
      cardsBelow="never"
      rows={facts}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: 'Fact', cell: ({ name }) => name, heading: true },
        { key: 'value', header: 'Value', cell: ({ value }) => value },
      ]}
    />
  </div>
)

export const SharedTable = ({ rows }: { rows: readonly SharedRow[] }) => (
  <DataTable
    caption="Modules that builds share"
    rows={rows}
    rowKey={({ name, version }) => `${name} ${version}`}
    columns={[
      { key: 'name', header: 'Module', cell: ({ name }) => name, heading: true },
      { key: 'version', header: 'Version', cell: ({ version }) => version },
      { key: 'provider', header: 'Provided by', cell: ({ provider }) => provider },
      { key: 'users', header: 'Used by', cell: ({ users }) => users.join(', ') || 'nobody yet' },
      { key: 'loaded', header: 'Loaded', cell: ({ isLoaded }) => (isLoaded ? 'yes' : 'no') },
    ]}
  />
)

/** The slots on screen, and who fills them. */
export function SlotsTable() {
  const slots = slotsOnPage().map((slot, place) => ({ ...slot, id: `${slot.slot} ${place}` }))
  if (!slots.length) return <Nothing>No slot is on this page.</Nothing>
  return (
    <DataTable
      caption="Slots on this page"
      rows={slots}
      rowKey={({ id }) => id}
      columns={[
        { key: 'slot', header: 'Slot', cell: ({ slot }) => slot, heading: true },
        { key: 'remote', header: 'Filled by', cell: ({ remote }) => remote ?? 'nobody yet' },
        { key: 'version', header: 'Version', cell: ({ version }) => version || '—' },
        {
          key: 'state',
          header: 'State',
          cell: ({ remote, code }) => code ?? (remote ? 'open' : 'on its way'),
        },
      ]}
    />
  )
}

export const TimesTable = ({ rows }: { rows: readonly TimeRow[] }) => (
  <div className={styles.facts}>
    <DataTable
      caption="Moments of this page load"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: 'Moment', cell: ({ name }) => name, heading: true },
        { key: 'from', header: 'From', cell: ({ from }) => from },
        { key: 'at', header: 'After', cell: ({ at }) => millisecondsOf(at), numeric: true },
      ]}
    />
  </div>
)
