import { plural, t } from '@portal/kernel/words'
import {
  Button,
  classNames,
  Dialog,
  Icon,
  type LazyDialogProps,
  Skeleton,
  SkeletonRegion,
  useNavigate,
  VisuallyHidden,
} from '@portal/kernel'
import { noDataFound, usePageCheck } from '@portal/kernel/internal'
import type { SearchEntry } from '@portal/contracts/schemes/search'
import { useEffect, useId } from 'react'
import { entryLink, isComing } from './entry-link'
import type { SearchResult } from './quick-search'
import styles from './quick-search-dialog.module.css'
import { useSearch, useSearchLists } from './use-search'

/** Finds a page of the portal by the words investors look for it (S2.159). */
export default function QuickSearchDialog({ onClose }: LazyDialogProps) {
  const { lists, isPending, isError, isFetching, refetch } = useSearchLists()
  const open = useOpenEntry(onClose)
  const id = useId()
  const search = useSearch(lists, open)
  const { text, at, result } = search
  const shown = !isPending && !isError
  useEffect(
    () => void document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' }),
    [id, at],
  )
  return (
    <Dialog open title={t`Quick search`} onClose={onClose}>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          data-autofocus
          role="combobox"
          aria-label={t`Search the portal`}
          aria-expanded={shown && result.kind !== 'none'}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          type="text"
          inputMode="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={64}
          placeholder={t`Statements, redeem, nominee`}
          value={text}
          onChange={({ target }) => search.type(target.value)}
          onKeyDown={search.keyDown}
        />
      </div>
      {isPending && (
        <SkeletonRegion>
          <Skeleton count={4} />
        </SkeletonRegion>
      )}
      {isError && (
        <div role="alert" className={styles.failed}>
          <p>{t`Search did not load. Use the menu instead.`}</p>
          <Button variant="secondary" size="sm" icon="retry" busy={isFetching} onClick={() => void refetch()}>
            {t`Try again`}
          </Button>
        </div>
      )}
      {shown && <Results id={id} result={result} at={at} onPoint={search.point} onChoose={open} />}
    </Dialog>
  )
}

/** Opens what was chosen: a page here, an address elsewhere in a new tab. */
function useOpenEntry(onClose: () => void) {
  const navigate = useNavigate()
  const isHere = usePageCheck()
  return (entry: SearchEntry | undefined) => {
    const link = entry && entryLink(entry)
    if (!link || isComing(entry, isHere)) return
    onClose()
    if ('href' in link) window.open(link.href, '_blank', 'noopener,noreferrer')
    else void navigate(link.to)
  }
}

const told: Record<SearchResult['kind'], (count: number) => string> = {
  top: () => '',
  matches: (count) => plural(count, { one: '# page found', other: '# pages found' }),
  none: () => noDataFound(),
}

interface ResultsProps {
  id: string
  result: SearchResult
  at: number
  onPoint: (index: number) => void
  onChoose: (entry: SearchEntry) => void
}

function Results({ id, result: { kind, entries }, at, onPoint, onChoose }: ResultsProps) {
  return (
    <>
      {kind === 'top' && <h3 className={styles.heading}>{t`Top Searches`}</h3>}
      <p role="status" className={kind === 'none' ? styles.none : styles.told}>
        {told[kind](entries.length)}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={kind === 'top' ? t`Top Searches` : t`Pages`}
        className={styles.list}
      >
        {entries.map((entry, index) => (
          <Option
            key={entry.name}
            id={`${id}-${index}`}
            entry={entry}
            active={index === at}
            onPoint={() => onPoint(index)}
            onChoose={() => onChoose(entry)}
          />
        ))}
      </div>
    </>
  )
}

interface OptionProps {
  id: string
  entry: SearchEntry
  active: boolean
  onPoint: () => void
  onChoose: () => void
}

function Option({ id, entry, active, onPoint, onChoose }: OptionProps) {
  const coming = isComing(entry, usePageCheck())
  return (
    <div
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={coming || undefined}
      className={classNames(styles.option, active && styles.active, coming && styles.coming)}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className={styles.name}>{entry.name}</span>
      {coming ? (
        ` ${t`Coming later`}`
      ) : (
        <Icon name={entry.external ? 'external' : 'chevron-right'} size="sm" />
      )}
      {entry.external && <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>}
    </div>
  )
}
