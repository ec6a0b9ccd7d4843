import { useState } from 'react'
import { showToast, toastsAtom, dismissToast, useAtomValue } from '@portal/kernel/state'
import {
  Button,
  EmptyState,
  ErrorPanel,
  FullScreenLoader,
  Note,
  Skeleton,
  SkeletonRegion,
  StatusPill,
  Stepper,
  Tag,
  Toaster,
} from '@portal/ui'
import { ErrorSummary } from '@portal/ui/feedback/inner'
import { ProgressBar } from '@portal/ui/page'
import { Row } from '../row'
import { Sample } from '../sample'

export function FeedbackPage() {
  return (
    <>
      <Sample title="Notes" note="In the page, for as long as they are true.">
        <Note title="Your mandate covers this SIP">Nothing more to sign.</Note>
        <Note tone="warning" title="Your KYC is on hold" action={<Button size="sm">Complete KYC</Button>}>
          Complete it online to invest.
        </Note>
        <Note tone="positive" title="Bank account added">
          It can be used from 4 Sep 2026.
        </Note>
        <ErrorSummary
          entries={[
            { id: 'amount', label: 'Amount', message: 'from ₹1,000' },
            { id: 'email', label: 'E-mail', message: 'like name@example.in' },
          ]}
          turn={0}
        />
        <Row>
          <StatusPill tone="positive">Completed</StatusPill>
          <StatusPill tone="info">In process</StatusPill>
          <StatusPill tone="warning">Pending</StatusPill>
          <StatusPill tone="negative">Failed</StatusPill>
          <StatusPill tone="neutral">Expired</StatusPill>
          <Tag>NFO</Tag>
        </Row>
      </Sample>
      <Sample title="Steps and progress">
        <Stepper
          steps={[{ label: 'Amount' }, { label: 'Review' }, { label: 'Pay' }, { label: 'Receipt' }]}
          current={1}
        />
        <ProgressBar label="Instalments" value={11} max={18} />
      </Sample>
      <Waiting />
      <Sample title="Empty and failed">
        <EmptyState
          title="No transactions from 1 Apr to 30 Jun"
          action={<Button variant="secondary">Show all</Button>}
        >
          You have 62 in other periods.
        </EmptyState>
        <ErrorPanel
          title="Your holdings did not load"
          code="LOAD-003"
          helpline="1800-209-7446"
          onRetry={() => undefined}
        >
          Your money and your orders are safe.
        </ErrorPanel>
      </Sample>
    </>
  )
}

const loaderShownMs = 1500

function Waiting() {
  const toasts = useAtomValue(toastsAtom)
  const [loading, setLoading] = useState(false)
  const load = () => {
    setLoading(true)
    setTimeout(() => setLoading(false), loaderShownMs)
  }
  return (
    <Sample title="Toasts and waiting">
      <Row>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              type: 'success',
              message: 'Receipt downloaded',
              message2: 'Look for Successfull.pdf.',
            })
          }
        >
          Show a toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              type: 'danger',
              message: 'The payment did not go through',
              message2: 'Nothing was debited.',
            })
          }
        >
          Show a failure
        </Button>
        <Button variant="secondary" onClick={load}>
          Show the loader
        </Button>
      </Row>
      <SkeletonRegion>
        <Skeleton shape="title" />
        <Skeleton count={2} />
        <Skeleton shape="row" count={2} />
      </SkeletonRegion>
      <Toaster toasts={toasts} onDismiss={dismissToast} />
      <FullScreenLoader open={loading}>Taking you to your bank</FullScreenLoader>
    </Sample>
  )
}
