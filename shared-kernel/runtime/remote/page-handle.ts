import { useMemo } from 'react'
import { useMatches } from 'react-router'
import { textOf } from '@portal/contracts/words'
import { useLanguage } from '@portal/ui/words'
import { speaksEnglish } from '../words/public'
import type { MatchedHandle } from './to-routes'

/**
 * The handle of the page on screen; undefined on the not-found page and while the first remote is on its way
 * (architecture: how a remote meets the shell).
 */
export function usePageHandle(): ShownHandle | undefined {
  useLanguage()
  const handles = useMatches().map((match) => match.handle as MatchedHandle | undefined)
  const handle = handles.findLast((each) => each?.title !== undefined)
  const title = handle && textOf(handle.title)
  // One object as long as it says the same: effects depend on it.
  return useMemo(() => (handle && title !== undefined ? { ...handle, title } : undefined), [handle, title])
}

/** A handle with the page's name in the language that is on. */
interface ShownHandle extends MatchedHandle {
  title: string
}

/**
 * What a host marks the page on screen with, as `<main lang>`, where its remote lacks the language that is on
 * (docs/decisions/words.md: languages).
 */
export function usePageLanguage(): 'en' | undefined {
  const handle = usePageHandle()
  const language = useLanguage()
  return handle && language !== 'en' && speaksEnglish(handle.remote) ? 'en' : undefined
}
