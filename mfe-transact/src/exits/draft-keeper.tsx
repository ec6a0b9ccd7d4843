import { useSetAtom } from '@portal/kernel'
import { useEffect } from 'react'
import { exitDraftAtom } from './exit-draft'
import { draftOf, type ExitValues } from './exit-values'

/** Keeps what the fields hold in the draft, so that it survives a reload and the way back from the review. */
export function DraftKeeper({ values }: { values: ExitValues }) {
  const setDraft = useSetAtom(exitDraftAtom)
  useEffect(() => setDraft((last) => draftOf(last, values)), [setDraft, values])
  return null
}
