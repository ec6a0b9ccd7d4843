import {
  Dialog,
  ErrorPanel,
  queryFor,
  Skeleton,
  SkeletonRegion,
  textOf,
  useInvestor,
  useQuery,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { profileApi } from '@portal/contracts/portfolio/profile'
import type { ApplicantDialogProps } from '@portal/contracts/wire/slots'
import { useNewFolios } from '../draft/use-new-folio'
import { ApplicantDialog } from './applicant-dialog'
import { subtitle, titleOf } from './applicant-words'
import { useEffect } from 'react'

/** While the dialog is open the main header gives up its place above the page (S2.140). */
function useHeaderBelow(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.header = 'below'
    return () => {
      delete dataset.header
    }
  }, [])
}

/** The slot "create-folio-dialog": begins a folio with the investor, or adds another applicant to it. */
export default function ApplicantDialogSlot(props: ApplicantDialogProps) {
  if (!props.open) return null
  return props.quickInvest ? <ReviewDialog {...props} /> : <OpenApplicantDialog {...props} />
}

/** Quick invest knows only what its code confirmed: the date of birth is the investor's to tell (S2.132). */
function ReviewDialog(props: ApplicantDialogProps) {
  const { mobileNum: mobile, emailId: email, countryCode } = useInvestor()
  useHeaderBelow()
  return (
    <ApplicantDialog {...props} account={{ birthDate: null, mobile, email, countryCode }} draft={undefined} />
  )
}

function OpenApplicantDialog(props: ApplicantDialogProps) {
  const { place, onClose } = props
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
      size="wide"
      centred
      onClose={onClose}
      title={titleOf(place, false)}
      description={textOf(subtitle)}
    >
      {failed ? (
        <ErrorPanel
          title={t`Your details did not load`}
          retrying={account.isFetching || folios.retrying}
          error={failed}
          onRetry={() => {
            void account.refetch()
            folios.retry()
          }}
        >
          {failed.message}
        </ErrorPanel>
      ) : (
        <SkeletonRegion label={t`Loading your details`}>
          <Skeleton shape="field" count={3} />
        </SkeletonRegion>
      )}
    </Dialog>
  )
}
