import { useEffect, useState, useSyncExternalStore } from 'react'
import { draftKeys, readDraft } from './facts/session-facts'
import type { Recorder } from './record/recorder'
import { keepTabState, readTabState } from './tab-state'

const secondMs = 1000

/** Draws again when something was recorded, and each second for what only the clock changes. Returns the moment. */
export function useRecorded(recorder: Recorder): number {
  useSyncExternalStore(recorder.subscribe, recorder.version)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Notes when drafts change, which the browser tells no tab of its own. Returns the moments by key. */
export function useDraftChanges(now: number): Readonly<Record<string, number>> {
  const [texts] = useState(() => new Map<string, string | undefined>())
  useEffect(() => {
    for (const key of draftKeys) {
      const text = JSON.stringify(readDraft(key))
      const isFirst = !texts.has(key)
      if (!isFirst && texts.get(key) !== text)
        keepTabState({ drafts: { ...readTabState()?.drafts, [key]: now } })
      texts.set(key, text)
    }
  }, [now, texts])
  return readTabState()?.drafts ?? {}
}
