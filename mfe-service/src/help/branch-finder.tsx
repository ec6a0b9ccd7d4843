import { Button, EmptyState, formatClockTime, formatLongDate, ListRow, Note, TextField } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { contentApi } from '@portal/contracts/support/content'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { type ReactNode, useState } from 'react'
import { distanceKm, distanceText, findBranches, type Place } from './branch-search'
import styles from './help.module.css'

type Requested = 'no' | 'asking' | 'known' | 'refused' | 'failed'

const waitMs = 10_000
const permissionDenied = 1

/** Where the browser says the investor is; asked for only when the investor wants it, and kept nowhere. */
function usePlace() {
  const [requested, setRequested] = useState<Requested>('no')
  const [place, setPlace] = useState<Place>()
  const ask = () => {
    if (!('geolocation' in navigator)) return setRequested('failed')
    setRequested('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ latitude: coords.latitude, longitude: coords.longitude })
        setRequested('known')
      },
      ({ code }) => setRequested(code === permissionDenied ? 'refused' : 'failed'),
      { timeout: waitMs, maximumAge: 300_000 },
    )
  }
  return { place, requested, ask }
}

type Branches = ResponseOf<typeof contentApi.branches>

interface BranchFinderProps {
  data: Branches
  text: string
  onChange: (text: string) => void
  /** How many are shown. */
  most: number
  /** Below the list. */
  children?: (found: number) => ReactNode
}

/** Branches by pin code or town, with their distance where the browser tells where the investor is. */
export function BranchFinder({ data, text, onChange, most, children }: BranchFinderProps) {
  const { place, requested, ask } = usePlace()
  const found = findBranches(data.branches, text, place)
  const hours = hoursOf(data)
  return (
    <>
      <div className={styles.finder}>
        <TextField
          label={t`Pin code or town`}
          icon="search"
          autoComplete="postal-code"
          maxLength={40}
          value={text}
          onChange={onChange}
        />
        <Button variant="secondary" size="sm" icon="globe" busy={requested === 'asking'} onClick={ask}>
          {t`Show the nearest first`}
        </Button>
        <NoPlace requested={requested} />
      </div>
      <ul className={styles.branches} aria-label={t`Branches`}>
        {found.slice(0, most).map(({ id, name, address, town, pinCode, ...at }) => (
          <li key={id}>
            <ListRow
              title={`${name}, ${town}`}
              subtitle={`${address}, ${pinCode} · ${hours}`}
              figure={place && distanceText(distanceKm(place, at))}
            />
          </li>
        ))}
      </ul>
      {!found.length && (
        <div className={styles.padded}>
          <EmptyState title={t`No branch found`}>
            {t`Check the pin code or the town. Most of what a branch does, you can also do online or on the phone.`}
          </EmptyState>
        </div>
      )}
      {children?.(found.length)}
    </>
  )
}

function hoursOf({ isOpen, opensOn, opens, closes, today }: Branches): string {
  const end = formatClockTime(closes)
  if (isOpen) return t`open until ${end}`
  const start = formatClockTime(opens)
  if (opensOn === today) return t`opens today, ${start}`
  const [weekday = ''] = formatLongDate(opensOn).split(',')
  return t`opens on ${weekday}, ${start}`
}

function NoPlace({ requested }: { requested: ReturnType<typeof usePlace>['requested'] }) {
  if (requested !== 'refused' && requested !== 'failed') return null
  return (
    <Note role="status" title={t`We do not know where you are`}>
      {requested === 'refused'
        ? t`Your browser does not tell us. Allow the location in its settings, or enter your pin code.`
        : t`Your browser could not find the location. Enter your pin code instead.`}
    </Note>
  )
}
