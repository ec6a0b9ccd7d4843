import { useState } from 'react'
import type { Place } from './branch-search'

type Requested = 'no' | 'asking' | 'known' | 'refused' | 'failed'

const waitMs = 10_000
const permissionDenied = 1

/** Where the browser says the investor is; asked for only when the investor wants it, and kept nowhere. */
export function usePlace() {
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
