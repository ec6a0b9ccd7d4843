import { focusField } from '@portal/kernel'
import { useState } from 'react'

export const consentId = 'purchase-consent'

export interface Consent {
  agreed: boolean
  onChange: (agreed: boolean) => void
  /** It was confirmed without. */
  missing: boolean
}

/** The consent of a review, and what it lets through: without it, the box is shown instead. */
export function useConsent(): { consent: Consent; ifAgreed: (go: () => void) => void } {
  const [agreed, setAgreed] = useState(false)
  const [asked, setAsked] = useState(false)
  const ifAgreed = (go: () => void) => {
    setAsked(true)
    if (agreed) go()
    else focusField(consentId)
  }
  return { consent: { agreed, onChange: setAgreed, missing: asked && !agreed }, ifAgreed }
}
