/** The first kind of recording that this browser makes and we take; undefined where it makes none. */
export function recordingType(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !globalThis.navigator.mediaDevices) return undefined
  return ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'].find((type) =>
    MediaRecorder.isTypeSupported(type),
  )
}

/** Enough to see a face and read a card; 15 seconds are about 1 MB. */
export const quality = { videoBitsPerSecond: 500_000, audioBitsPerSecond: 32_000 } as const
export const picture = {
  video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' },
  audio: true,
} as const
