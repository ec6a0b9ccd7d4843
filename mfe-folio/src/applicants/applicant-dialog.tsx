import {
  AlertDialog,
  Button,
  Dialog,
  href,
  KycStatusDialog,
  lazyDialog,
  Note,
  panAadhaarPortal,
  PortalForm,
  PushNotificationDialog,
  routes,
  textOf,
  useInvestor,
  useNavigate,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import type { ApplicantDialogProps } from '@portal/contracts/wire/slots'
import type { FolioCodeDialogProps } from '../shared/folio-code-dialog'
import { useId, useState } from 'react'
import { ApplicantFieldset } from './applicant-fieldset'
import { earlierIn, firstValues, problemsOf, type Account, type ApplicantValues } from './applicant-values'
import { bannerOf, notLinked, subtitle, theyRegister, titleOf } from './applicant-words'
import { useContinue } from './use-continue'

// What follows the form only at times comes when it is asked for.
const MissingKyc = lazyDialog(() => import('../kyc/kyc-gate').then((gate) => ({ default: gate.MissingKyc })))
const KycRegistration = lazyDialog(() =>
  import('../kyc/kyc-gate').then((gate) => ({ default: gate.KycRegistration })),
)
const FolioCodeDialog = lazyDialog<FolioCodeDialogProps>(() =>
  import('../shared/folio-code-dialog').then((dialog) => ({ default: dialog.FolioCodeDialog })),
)

interface Props extends ApplicantDialogProps {
  account: Account
  draft: NewFolioDraft | undefined
}

/** One applicant: who it is and how to reach them, checked with the registries (S2.132 to S2.139). */
export function ApplicantDialog(props: Props) {
  const { place, quickInvest = false, account, draft, onClose } = props
  const form = useId()
  const investor = useInvestor()
  const flow = useContinue(props)
  const [initial] = useState(() => firstValues(place, investor, account))
  const asksName = flow.requested?.name ?? false
  const rules = { earlier: earlierIn(draft, place), countryCode: account.countryCode, asksName }
  const [isWrong, setWrong] = useState(true)
  return (
    <>
      <Dialog
        open={flow.stage !== 'otp'}
        size="wide"
        centred
        onClose={onClose}
        title={titleOf(place, quickInvest)}
        description={textOf(subtitle)}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>{t`CANCEL`}</Button>
            <Button type="submit" form={form} disabled={isWrong} busy={flow.busy}>{t`CONTINUE`}</Button>
          </>
        }
      >
        <PortalForm<ApplicantValues>
          id={form}
          label={t`Applicant`}
          initialValues={initial}
          validate={(values) => problemsOf(values, rules)}
          onSubmit={(values) => flow.run(values)}
        >
          {({ hasValidationErrors }) => (
            <ApplicantFieldset
              place={place}
              isReview={quickInvest}
              account={account}
              asksName={asksName}
              banner={
                flow.requested && (
                  <Note tone="negative" role="alert" title={t`One thing to correct`}>
                    {bannerOf(flow.requested)}
                  </Note>
                )
              }
              isWrong={hasValidationErrors ?? false}
              onJudged={setWrong}
            />
          )}
        </PortalForm>
      </Dialog>
      <Beside flow={flow} place={place} quickInvest={quickInvest} onClose={onClose} />
    </>
  )
}

/** What the checks put before the investor. */
function Beside({
  flow,
  place,
  quickInvest,
  onClose,
}: Pick<Props, 'place' | 'quickInvest' | 'onClose'> & { flow: ReturnType<typeof useContinue> }) {
  const { stage, setStage, notices, registeredKyc } = flow
  const navigate = useNavigate()
  const back = () => setStage('form')
  const modifyKyc = () => {
    registeredKyc.answer(false)
    onClose()
    void navigate(href(routes.kycApplicant))
  }
  return (
    <>
      {notices.shown && (
        <PushNotificationDialog
          open
          onClose={notices.skip}
          title={notices.shown.notice.notification.title}
          message={notices.shown.notice.notification.message}
          more={notices.shown.more}
        />
      )}
      <KycStatusDialog
        open={registeredKyc.open}
        onClose={() => registeredKyc.answer(true)}
        // Quick invest begins no KYC.
        {...(!quickInvest && { onModify: modifyKyc })}
      />
      <MissingKyc open={stage === 'kyc'} onClose={back} />
      <KycRegistration open={stage === 'registration'} onClose={back} />
      <AlertDialog
        open={stage === 'theirRegistration'}
        title={t`This applicant registers for KYC first`}
        description={theyRegister(flow.unregistered)}
        safe={{ label: t`Close`, onChoose: back }}
      />
      <AlertDialog
        open={stage === 'aadhaar'}
        title={t`The PAN is not linked with Aadhaar`}
        description={notLinked(flow.applicant?.pan ?? '', place)}
        safe={{ label: t`Link now`, onChoose: () => window.open(panAadhaarPortal, '_blank', 'noopener') }}
        other={{ label: t`Skip`, variant: 'secondary', onChoose: flow.skipAadhaar }}
      />
      <FolioCodeDialog open={stage === 'otp'} onClose={onClose} onVerified={flow.confirmed} />
    </>
  )
}
