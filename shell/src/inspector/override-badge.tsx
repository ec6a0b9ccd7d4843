import styles from './inspector.module.css'

/** Says which remotes of this tab are not the live ones, and opens the inspector; only tabs with an override have it. */
export function OverrideBadge({ names, onOpen }: { names: readonly string[]; onOpen: () => void }) {
  return (
    <aside className={styles.badge} lang="en" aria-label="Overrides of this tab">
      <button type="button" onClick={onOpen}>{`Overridden: ${names.join(', ')}`}</button>
    </aside>
  )
}
