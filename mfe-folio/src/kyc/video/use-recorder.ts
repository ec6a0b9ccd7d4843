import { useCallback, useEffect, useRef, useState } from 'react'
import { kycVideoLimits } from '@portal/contracts/validation'
import { cameraProblem, type CameraProblem } from './camera-problem'

/** The first kind of recording that this browser makes and we take; undefined where it makes none. */
function recordingType(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !globalThis.navigator.mediaDevices) return undefined
  return ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'].find((type) =>
    MediaRecorder.isTypeSupported(type),
  )
}

/** Enough to see a face and read a card; 15 seconds are about 1 MB. */
const quality = { videoBitsPerSecond: 500_000, audioBitsPerSecond: 32_000 } as const
const picture = {
  video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' },
  audio: true,
} as const

export type RecorderState =
  | { stage: 'off' }
  | { stage: 'asking' }
  | { stage: 'live'; stream: MediaStream }
  | { stage: 'recording'; stream: MediaStream; secondsLeft: number }
  | { stage: 'recorded'; recording: Blob }
  | { stage: 'problem'; problem: CameraProblem }

export interface Recorder {
  state: RecorderState
  /** Asks for the camera and shows its picture. */
  turnOn: () => void
  /** Records for 15 seconds, then stops by itself. */
  record: () => void
  /** Drops what was recorded. */
  drop: () => void
}

const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : '')
const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

/** The camera of this device, from off to a recording of 15 seconds; it is let go of as soon as that is made. */
export function useRecorder(): Recorder {
  const [state, setState] = useState<RecorderState>({ stage: 'off' })
  const held = useRef<MediaStream>(undefined)
  const left = useRef(false)
  const letGo = useCallback(() => {
    if (held.current) stop(held.current)
    held.current = undefined
  }, [])
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      letGo()
    }
  }, [letGo])

  const fail = (name: string) => {
    letGo()
    setState({ stage: 'problem', problem: cameraProblem(name) })
  }
  const turnOn = async () => {
    if (!recordingType()) return fail('unsupported')
    setState({ stage: 'asking' })
    try {
      const stream = await navigator.mediaDevices.getUserMedia(picture)
      // Who left while the browser asked for the camera has nothing left that would let go of it.
      if (left.current) return stop(stream)
      held.current = stream
      setState({ stage: 'live', stream })
    } catch (error) {
      fail(nameOf(error))
    }
  }
  const record = () => {
    if (state.stage !== 'live') return
    const { stream } = state
    const count = (secondsLeft: number) => setState({ stage: 'recording', stream, secondsLeft })
    recordFrom(stream, count).then(
      (recording) => {
        letGo()
        setState(recording.size ? { stage: 'recorded', recording } : { stage: 'off' })
      },
      (error: unknown) => fail(nameOf(error)),
    )
  }
  return { state, turnOn: () => void turnOn(), record, drop: () => setState({ stage: 'off' }) }
}

function recordFrom(stream: MediaStream, count: (secondsLeft: number) => void): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const mimeType = recordingType()
    const recorder = new MediaRecorder(stream, { ...quality, ...(mimeType && { mimeType }) })
    const parts: Blob[] = []
    let left: number = kycVideoLimits.seconds
    const tick = setInterval(() => {
      left -= 1
      if (left > 0) count(left)
      else recorder.stop()
    }, 1000)
    recorder.ondataavailable = ({ data }) => void parts.push(data)
    recorder.onerror = () => {
      clearInterval(tick)
      reject(new DOMException('', 'NotReadableError' as const))
    }
    recorder.onstop = () => {
      clearInterval(tick)
      resolve(new Blob(parts, { type: recorder.mimeType }))
    }
    count(left)
    recorder.start()
  })
}
