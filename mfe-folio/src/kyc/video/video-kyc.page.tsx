import { useState } from 'react'
import {
  api,
  Button,
  Card,
  ErrorPanel,
  href,
  Note,
  Page,
  ProgressBar,
  routes,
  Stack,
  useFigures,
  useInvestor,
  useMutation,
  useNavigate,
  useSearchParams,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import { kycVideoApi, type KycAttachments } from '@portal/contracts/kyc/kyc-video'
import { useForgetKyc } from '../kyc.api'
import { AttachmentsCard, type AttachmentName, type Attachments, type ProofKind } from './attachments-card'
import { RecorderCard } from './recorder-card'
import { sendVideo, type VideoToSend } from './send-video'
import { useRecorder } from './use-recorder'

/** /home/create-folio/video-kyc: papers and a video of 15 seconds, looked at before they are sent. */
export default function VideoKycPage() {
  const [kind, setKind] = useState<ProofKind>('Voter ID' as const)
  const [attachments, setAttachments] = useState<Attachments>({})
  const [tried, setTried] = useState(false)
  const days = useFigures()?.answerBusinessDays
  const video = useVideo()
  const sending = useSending()
  const { state } = video.recorder
  const send = () => {
    setTried(true)
    const complete = attachmentsOf(kind, attachments)
    if (!complete || state.stage !== 'recorded' || !video.recordingId) return
    sending.send({ recordingId: video.recordingId, recording: state.recording, attachments: complete })
  }
  const noVideo = tried && state.stage !== 'recorded' ? t`Record your video first.` : undefined
  return (
    <Page
      title={t`Video KYC`}
      context={days && whenText(days)}
      back={{ to: href(routes.kycApplicant), label: t`Your KYC` }}
      width="narrow"
    >
      <Stack>
        <AttachmentsCard
          kind={kind}
          onKind={setKind}
          attachments={attachments}
          onAttachment={(name, attachment) =>
            setAttachments((last) => withAttachment(last, name, attachment))
          }
          showErrors={tried}
        />
        <RecorderCard
          recorder={video.recorder}
          digits={video.digits}
          busy={video.opening}
          trouble={video.trouble ?? noVideo}
          onTurnOn={video.turnOn}
        />
        <SendCard sending={sending} onSend={send} />
      </Stack>
    </Page>
  )
}

const whenText = (days: number) =>
  plural(days, {
    one: 'We look at your video within # business day.',
    other: 'We look at your video within # business days.',
  })

function withAttachment(
  attachments: Attachments,
  name: AttachmentName,
  attachment: Attachments[AttachmentName],
): Attachments {
  const { [name]: _, ...others } = attachments
  return attachment ? { ...others, [name]: attachment } : others
}

function attachmentsOf(kind: ProofKind, { proof, panCard, cheque }: Attachments): KycAttachments | undefined {
  if (!proof || !panCard || !cheque) return undefined
  return {
    proofOfAddress: { kind, documentId: proof.documentId },
    panCard: panCard.documentId,
    cancelledCheque: cheque.documentId,
  }
}

/** The camera, and the KYC that the server begins when it is first turned on. */
function useVideo() {
  const { pan } = useInvestor()
  const [query] = useSearchParams()
  const recorder = useRecorder()
  const purpose = query.get('purpose') === 'modify' ? ('modify' as const) : ('complete' as const)
  const open = useMutation({
    mutationFn: () => api.call(kycVideoApi.open, { panNumber: pan, purpose }),
    onSuccess: recorder.turnOn,
  })
  return {
    recorder,
    digits: open.data?.digits,
    recordingId: open.data?.recordingId,
    opening: open.isPending,
    trouble: open.error?.message,
    turnOn: () => (open.data ? recorder.turnOn() : open.mutate()),
  }
}

/** The way of the recording to the server; nothing of it stays here once it has arrived. */
function useSending() {
  const navigate = useNavigate()
  const forget = useForgetKyc()
  const [share, setShare] = useState(0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (video: VideoToSend) => sendVideo(video, setShare),
    onSuccess: async () => {
      await forget()
      await navigate(href(routes.onboardApplicant), { replace: true })
    },
  })
  return { send: mutate, isPending, share, trouble: error?.message }
}

function SendCard({ sending, onSend }: { sending: ReturnType<typeof useSending>; onSend: () => void }) {
  const { isPending, share, trouble } = sending
  const percent = Math.round(share * 100)
  return (
    <Card
      title={t`3. Send`}
      subtitle={t`Only the people who check your KYC see it. It is encrypted with us.`}
    >
      <Stack gap="fields">
        {isPending && (
          <>
            <ProgressBar label={t`Sending your video`} value={percent} max={100} />
            <p>{t`${percent}% sent`}</p>
          </>
        )}
        {trouble && !isPending ? (
          <ErrorPanel title={t`Your video is not sent yet`} onRetry={onSend}>
            {trouble} {t`What has arrived is kept: we continue where it stopped.`}
          </ErrorPanel>
        ) : (
          <Button busy={isPending} onClick={onSend}>{t`Send for checking`}</Button>
        )}
        <Note>{t`Your recording stays on this device only until it is sent.`}</Note>
      </Stack>
    </Card>
  )
}
