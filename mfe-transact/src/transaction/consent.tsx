import { focusField, href, queryFor, routes, TextLink, useQuery } from '@portal/kernel'
import { Trans } from '@portal/kernel/words'
import { contentApi } from '@portal/contracts/support/content'
import { type ReactNode, useState } from 'react'

/**
 * What the investor agrees to; the terms are linked where the installation names them. The scheme information leads
 * back here and the terms open in a tab of their own, so that the order stays as it is.
 */
export function ConsentText({ schemePlanCode }: { schemePlanCode: string }) {
  const { data } = useQuery(queryFor(contentApi.links, {}))
  const terms = data?.links.find(({ label }) => label === 'Terms & Conditions')?.link
  const information = href(routes.schemeDocuments, { scheme: schemePlanCode, from: 'review' })
  return (
    <Trans>
      I have read the <TextLink to={information}>scheme information</TextLink> and the{' '}
      <Terms at={terms}>terms</Terms>. The money is mine, from a bank account in my name.
    </Trans>
  )
}

const Terms = ({ at, children }: { at: string | undefined; children?: ReactNode }) =>
  at ? (
    <TextLink href={at} target="_blank" rel="noopener noreferrer">
      {children}
    </TextLink>
  ) : (
    children
  )

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
  const [requested, setRequested] = useState(false)
  const ifAgreed = (go: () => void) => {
    setRequested(true)
    if (agreed) go()
    else focusField(consentId)
  }
  return { consent: { agreed, onChange: setAgreed, missing: requested && !agreed }, ifAgreed }
}
