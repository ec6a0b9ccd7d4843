import { Dialog, ErrorPanel, queryFor, Skeleton, SkeletonRegion, useInvestor, useQuery } from '@portal/kernel'
import { profileApi } from '@portal/kernel/contracts/profile'
import type { ApplicantDialogProps } from '@portal/kernel/contracts/slots'
import { useNewFolios } from '../draft/use-new-folio'
import { ApplicantDialog } from './applicant-dialog'
import { subtitle, titleOf } from './applicant-words'
import { useHeaderBelow } from './use-header-below'

/** The slot "create-folio-dialog": begins a folio with the investor, or adds another applicant to it. */
export default function ApplicantDialogSlot(props: ApplicantDialogProps) {
  return props.open ? <OpenApplicantDialog {...props} /> : null
}

function OpenApplicantDialog(props: ApplicantDialogProps) {
  const { place, quickInvest = false, onClose } = props
  const { pan } = useInvestor()
  const account = useQuery(queryFor(profileApi.account, { panNumber: pan }))
  const folios = useNewFolios()
  useHeaderBelow()
  const isKnown = account.data && (place === 1 || folios.draft)
  if (isKnown && account.data)
    return (
      <ApplicantDialog {...props} account={account.data} draft={place === 1 ? undefined : folios.draft} />
    )
  const failed = account.error ?? folios.error
  return (
    <Dialog
      open
      centred
      size="wide"
      onClose={onClose}
      title={titleOf(place, quickInvest)}
      description={subtitle}
    >
      {failed ? (
        <ErrorPanel
          title="Your details did not load"
          retrying={account.isFetching || folios.retrying}
          onRetry={() => {
            void account.refetch()
            folios.retry()
          }}
        >
          {failed.message}
        </ErrorPanel>
      ) : (
        <SkeletonRegion label="Loading your details">
          <Skeleton shape="field" count={3} />
        </SkeletonRegion>
      )}
    </Dialog>
  )
}
