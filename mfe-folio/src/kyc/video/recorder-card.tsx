import { useEffect, useRef } from 'react'
import { kycVideoLimits } from '@portal/contracts/validation'
import { Button, Card, classNames, ErrorPanel, Note, Stack } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import styles from '../kyc.module.css'
import type { Recorder, RecorderState } from './use-recorder'

interface RecorderCardProps {
  recorder: Recorder
  /** To be said in the video; undefined until the camera is turned on. */
  digits: string | undefined
  busy: boolean
  /** Why no recording could be begun, or that one is missing. */
  trouble: string | undefined
  onTurnOn: () => void
}

/** The camera's picture, what to say, and the recording played back before it is sent. */
export function RecorderCard({ recorder, digits, busy, trouble, onTurnOn }: RecorderCardProps) {
  const { state, record, drop } = recorder
  const { seconds } = kycVideoLimits
  return (
    <Card
      title={t`2. Your video`}
      subtitle={plural(seconds, {
        one: '# second. Sit in good light and show your whole face.',
        other: '# seconds. Sit in good light and show your whole face.',
      })}
    >
      <Stack gap="fields">
        {trouble && (
          <Note tone="negative" role="alert">
            {trouble}
          </Note>
        )}
        {digits && state.stage !== 'recorded' && (
          <div>
            <p className={styles.quiet}>{t`Say these digits in your video:`}</p>
            <p className={styles.digits}>{digits}</p>
          </div>
        )}
      </Stack>
      <Screen state={state} />
      <p role="status" className={styles.quiet}>
        {progressOf(state)}
      </p>
      <div className={styles.buttons}>
        {(state.stage === 'off' || state.stage === 'asking') && (
          <Button
            variant="secondary"
            icon="user"
            busy={busy || state.stage === 'asking'}
            onClick={onTurnOn}
          >{t`Turn on the camera`}</Button>
        )}
        {state.stage === 'live' && (
          <Button variant="secondary" onClick={record}>
            {plural(seconds, { one: 'Record # second', other: 'Record # seconds' })}
          </Button>
        )}
        {state.stage === 'recorded' && (
          <Button variant="secondary" icon="retry" onClick={drop}>{t`Record again`}</Button>
        )}
      </div>
      {state.stage === 'problem' && (
        <ErrorPanel title={state.problem.title} onRetry={onTurnOn} retrying={busy}>
          {state.problem.text}
        </ErrorPanel>
      )}
    </Card>
  )
}

function progressOf({ stage }: RecorderState): string {
  const { seconds } = kycVideoLimits
  if (stage === 'live') return t`Your camera is on. Nothing is recorded yet.`
  if (stage === 'recording')
    return plural(seconds, {
      one: 'Recording. It ends after # second.',
      other: 'Recording. It ends after # seconds.',
    })
  return stage === 'recorded' ? t`Recorded. Play it before you send it.` : ''
}

function Screen({ state }: { state: RecorderState }) {
  if (state.stage === 'live' || state.stage === 'recording')
    return (
      <>
        <Live stream={state.stream} />
        {state.stage === 'recording' && <p aria-hidden="true">{leftText(state.secondsLeft)}</p>}
      </>
    )
  return state.stage === 'recorded' ? <Playback recording={state.recording} /> : null
}

const leftText = (seconds: number) => t`${seconds} s left`

function Live({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <video
      ref={video}
      className={classNames(styles.picture, styles.mirrored)}
      aria-label={t`Your camera`}
      autoPlay
      muted
      playsInline
    />
  )
}

/** From memory; its address is taken back when the recording is dropped or sent. */
function Playback({ recording }: { recording: Blob }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(recording)
    if (video.current) video.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [recording])
  return <video ref={video} className={styles.picture} aria-label={t`Your recording`} controls playsInline />
}
