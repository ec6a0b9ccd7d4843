import { useState } from 'react'
import { Button, KycOptionDialog, Note } from '@portal/kernel'
import { useBeginKyc } from './kyc.api'

interface KycChoiceProps {
  purpose: 'modify' | 'complete'
  /** On the button. */
  label: string
  variant?: 'primary' | 'secondary'
}

/** The button that begins a KYC or a change of it: it asks how, and says why it cannot be begun (S2.150 to S2.153). */
export function KycChoice({ purpose, label, variant }: KycChoiceProps) {
  const [asking, setAsking] = useState(false)
  const begin = useBeginKyc()
  return (
    <>
      <Button variant={variant} busy={begin.isPending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <KycOptionDialog
        open={asking}
        purpose={purpose}
        onClose={() => setAsking(false)}
        onContinue={(way) => {
          setAsking(false)
          begin.mutate({ way, purpose })
        }}
      />
      {begin.error && (
        <Note tone="negative" role="alert">
          {begin.error.message}
        </Note>
      )}
    </>
  )
}
