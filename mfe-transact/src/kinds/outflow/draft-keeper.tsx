import { useSetAtom } from '@portal/kernel'
import { useEffect } from 'react'
import { outflowDraftAtom } from './outflow-draft'
import { draftOf, type OutflowValues } from './outflow-values'

/** Keeps what the fields hold in the draft, so that it survives a reload and the way back from the review. */
export function DraftKeeper({ values }: { values: OutflowValues }) {
  const setDraft = useSetAtom(outflowDraftAtom)
  useEffect(() => setDraft((last) => draftOf(last, values)), [setDraft, values])
  return null
}
