import { formatDate } from '@portal/contracts/format'
import { t } from '@portal/contracts/words/macros'
import { sayerOf, sayWords, type StoredText, type StoredWords } from '../platform/stored-text'

/** What happened to a request by itself. */
export const newsTexts = {
  inReviewAfterAll: () => t`Everyone confirmed it. We are looking at it.`,
  inReview: () => t`We are looking at it.`,
  accepted: ({ waitsUntil }: { waitsUntil: string }) =>
    t`Accepted. It will be done on ${{ waitsUntil: formatDate(waitsUntil) }}.`,
  done: () => t`Done.`,
  refused: ({ reason }: { reason: StoredWords }) => t`We could not do it: ${{ reason: sayWords(reason) }}`,
  attachmentWanted: ({ attachment }: { attachment: string }) => t`We need a paper: ${attachment}.`,
  lapsed: () => t`It was not completed in time.`,
  replaced: () => t`A newer request took its place.`,
  newContactConfirmed: () => t`The new contact was confirmed by a one-time code.`,
}

/** What somebody did to it; `who` is undefined for the reader. */
export const deedTexts = {
  requested: (who: string | undefined) => (who ? t`${who} asked for it.` : t`You asked for it.`),
  cancelled: (who: string | undefined) => (who ? t`${who} cancelled it.` : t`You cancelled it.`),
  sentAgain: (who: string | undefined) => (who ? t`${who} sent it again.` : t`You sent it again.`),
  attachmentSent: (who: string | undefined) => (who ? t`${who} sent the paper.` : t`You sent the paper.`),
  confirmed: (who: string | undefined) =>
    who ? t`${who} confirmed it by a one-time code.` : t`You confirmed it by a one-time code.`,
}

export type NewsText = StoredText<typeof newsTexts>

/** Deeds are stored by their code, beside the person whose they are. */
export interface DeedText {
  code: keyof typeof deedTexts
}

export const sayNews = sayerOf(newsTexts)

export const sayDeed = ({ code }: DeedText, who: string | undefined): string => deedTexts[code](who)
