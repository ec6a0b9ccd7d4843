import { useEffect } from 'react'
import { useSetAtom } from '@portal/kernel'
import { draftAtom } from '../../../transaction/draft'
import { withChoice } from '../../purchase/purchase-draft'
import { hasLumpsum } from '../../purchase/order-request'
import { choiceOf } from '../../purchase/purchase-values'
import { kindDetailsOf, type SipFacts, type SipValues } from './sip-values'

/** Keeps what the fields hold in the draft, so that it survives a reload and the way back from the review. */
export function DraftKeeper({ facts, values }: { facts: SipFacts; values: SipValues }) {
  const { schemes, folios, payers } = facts
  const setDraft = useSetAtom(draftAtom)
  useEffect(() => {
    const choice = choiceOf(values, { schemes, folios })
    const details = kindDetailsOf(values, { payers, folios })
    setDraft((last) => withChoice(last, hasLumpsum(last) ? 'LUMPSUM_SIP' : 'SIP', choice, details))
  }, [setDraft, values, schemes, folios, payers])
  return null
}
