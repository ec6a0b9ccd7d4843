import {
  type ApiError,
  queryFor,
  useAtom,
  useInvestor,
  useQuery,
  useQueryClient,
  useSetAtom,
} from '@portal/kernel'
import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { newFolioAtom } from './new-folio.atom'

export interface NewFolios {
  /** Those that the investor has begun, last changed first; undefined while they are on their way. */
  drafts: readonly NewFolioDraft[] | undefined
  /** The one that this tab works on, else the last one. */
  draft: NewFolioDraft | undefined
  error: ApiError | null
  retrying: boolean
  retry: () => void
  /** Works on another one. */
  choose: (draftId: string | null) => void
}

const draftsOf = (panNumber: string) => queryFor(createFolioApi.pendingTransaction, { panNumber })

/** The new folios of the investor, found again on any device (S7.077). */
export function useNewFolios(): NewFolios {
  const { pan } = useInvestor()
  const [{ draftId }, setKept] = useAtom(newFolioAtom)
  const { data, error, isFetching, refetch } = useQuery(draftsOf(pan))
  const drafts = data?.drafts
  return {
    drafts,
    draft: drafts?.find((each) => each.draftId === draftId) ?? drafts?.[0],
    error: data ? null : error,
    retrying: isFetching,
    retry: () => void refetch(),
    choose: (next) => setKept({ draftId: next }),
  }
}

/** Puts what the server kept in the place of what this tab knew, and works on it from then on. */
export function useKeepDraft(): (draft: NewFolioDraft) => void {
  const { pan } = useInvestor()
  const client = useQueryClient()
  const setKept = useSetAtom(newFolioAtom)
  return (draft) => {
    client.setQueryData(draftsOf(pan).queryKey, (last) => ({
      drafts: [draft, ...(last?.drafts ?? []).filter(({ draftId }) => draftId !== draft.draftId)],
    }))
    setKept({ draftId: draft.draftId })
  }
}

/** Forgets a folio that is deleted or open, here and in the list. */
export function useDropDraft(): (draftId: string) => void {
  const { pan } = useInvestor()
  const client = useQueryClient()
  const setKept = useSetAtom(newFolioAtom)
  return (dropped) => {
    client.setQueryData(draftsOf(pan).queryKey, (last) => ({
      drafts: (last?.drafts ?? []).filter(({ draftId }) => draftId !== dropped),
    }))
    setKept({ draftId: null })
  }
}

/** How often it is looked whether a holder has answered. */
const followEveryMs = 10_000

/** Follows what other holders answer on devices of their own, for as long as one is waited for. */
export function useFollowDrafts(waits: boolean): void {
  const { pan } = useInvestor()
  useQuery({ ...draftsOf(pan), refetchInterval: waits ? followEveryMs : false })
}

/** Reads the folios anew: what another tab or holder did since. */
export function useReloadDrafts(): () => Promise<void> {
  const { pan } = useInvestor()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: draftsOf(pan).queryKey })
}
