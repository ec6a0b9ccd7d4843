import {
  AlertDialog,
  api,
  ApiError,
  Button,
  Card,
  DetailList,
  ErrorPanel,
  Note,
  OtpDialog,
  Page,
  queryFor,
  Skeleton,
  SkeletonRegion,
  Stack,
  useHost,
  useQuery,
  Verbatim,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import { holderLinkApi, type HolderRequest } from '@portal/contracts/folio-opening/create-folio'
import { otpApi } from '@portal/contracts/identity/otp'
import { useRef, useState, useEffect } from 'react'
import { holderText, holdingText } from '../shared/folio-words'

/** The secret of the link, which stands behind the # and so never travels in an address; it is taken out at once. */
function useHolderLink(): string {
  const [link] = useState(() => new URLSearchParams(location.hash.slice(1)).get('link') ?? '')
  useEffect(() => {
    if (link) history.replaceState(history.state, '', location.pathname)
  }, [link])
  return link
}

/** What a joint holder reads behind the link, on a device of their own: the folio, and confirm or refuse. */
export default function ConfirmFolioPage() {
  const link = useHolderLink()
  const query = useQuery({ ...queryFor(holderLinkApi.openHolderLink, { link }), enabled: link !== '' })
  const [answered, setAnswered] = useState<HolderRequest>()
  const request = answered ?? query.data
  return (
    <Page title={t`Confirm a joint folio`} width="narrow">
      {request ? (
        <Requested request={request} link={link} onAnswer={setAnswered} />
      ) : query.isPending && link ? (
        <SkeletonRegion label={t`Loading the folio`}>
          <Skeleton shape="row" count={4} />
        </SkeletonRegion>
      ) : (
        <ErrorPanel
          fullPage
          title={t`This link did not open`}
          error={query.error}
          {...(link && { onRetry: () => void query.refetch(), retrying: query.isFetching })}
        >
          {query.error?.message ??
            t`The link is not complete. Open it again from your e-mail or SMS, or ask the first holder for a new one.`}
        </ErrorPanel>
      )}
    </Page>
  )
}

interface RequestedProps {
  request: HolderRequest
  link: string
  onAnswer: (request: HolderRequest) => void
}

function Requested({ request, link, onAnswer }: RequestedProps) {
  const { requestedBy, holderName, applicants, modeOfHolding, nominees, bank, state } = request
  return (
    <Stack>
      <p>
        <Trans>
          {requestedBy} asks you, <Verbatim>{holderName}</Verbatim>, to hold this folio together.
        </Trans>
      </p>
      <Card title={t`The new folio`}>
        <DetailList
          rows={[
            ...applicants.map((value, at) => ({ label: holderText(at + 1), value })),
            { label: t`Held`, value: holdingText(modeOfHolding) },
            { label: t`Nominees`, value: nominees.join(', ') || t`Nobody` },
            ...(bank ? [{ label: t`Bank account`, value: bank }] : []),
          ]}
        />
      </Card>
      {state === 'confirmed' && (
        <Note tone="positive" role="status" title={t`You have confirmed`}>
          {t`${requestedBy} is told. You can close this page.`}
        </Note>
      )}
      {state === 'refused' && (
        <Note tone="info" role="status" title={t`You have refused`}>
          {t`${requestedBy} is told, and the folio does not open with you. You can close this page.`}
        </Note>
      )}
      {state === 'waiting' && <Answer link={link} requestedBy={requestedBy} onAnswer={onAnswer} />}
    </Stack>
  )
}

function Answer({ link, requestedBy, onAnswer }: Omit<RequestedProps, 'request'> & { requestedBy: string }) {
  const host = useHost()
  const [asks, setAsks] = useState<'code' | 'refuse'>()
  const answer = useRef<HolderRequest>(undefined)
  const toast = (text: string) => void host.toast({ type: 'danger', message: text })
  const refuse = async () => {
    setAsks(undefined)
    try {
      onAnswer(await api.call(holderLinkApi.answerHolderLink, { answer: 'REFUSE', link }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message)
    }
  }
  return (
    <>
      <Button onClick={() => setAsks('code')}>{t`Confirm with a code`}</Button>
      <Button variant="secondary" onClick={() => setAsks('refuse')}>{t`Refuse`}</Button>
      <OtpDialog
        open={asks === 'code'}
        title={t`Confirm that you hold this folio`}
        onClose={() => setAsks(undefined)}
        request={() => api.call(holderLinkApi.sendHolderCode, { link })}
        resend={(referenceNumber) => api.call(otpApi.resend, { activityType: 'NEW_FOLIO', referenceNumber })}
        validate={async (referenceNumber, otp) => {
          const said = { answer: 'CONFIRM' as const, link, referenceNumber, otp }
          answer.current = await api.call(holderLinkApi.answerHolderLink, said)
        }}
        onVerified={() => answer.current && onAnswer(answer.current)}
        onFailed={toast}
      />
      <AlertDialog
        open={asks === 'refuse'}
        title={t`Refuse this folio?`}
        description={t`${requestedBy} is told that you do not want to hold it.`}
        safe={{ label: t`Go back`, onChoose: () => setAsks(undefined) }}
        other={{ label: t`Refuse the folio`, variant: 'danger', onChoose: () => void refuse() }}
      />
    </>
  )
}
