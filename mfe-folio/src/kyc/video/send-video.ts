import { kycVideoLimits } from '@portal/contracts/validation'
import { api, ApiError } from '@portal/kernel'
import { kycVideoApi, type KycAttachments } from '@portal/contracts/kyc/kyc-video'

export interface VideoToSend {
  recordingId: string
  recording: Blob
  attachments: KycAttachments
}

/** How often a piece that got lost is sent again by itself, before the investor is asked. */
const tries = 3

/**
 * Sends a recording in pieces, then hands it over. Pieces that the server has are not sent again, so that it goes on
 * where it stopped. `onProgress` gets a share from 0 to 1. @throws ApiError
 */
export async function sendVideo(
  { recordingId, recording, attachments }: VideoToSend,
  onProgress: (share: number) => void,
): Promise<void> {
  const bytes = new Uint8Array(await recording.arrayBuffer())
  const pieces = Math.ceil(bytes.length / kycVideoLimits.pieceBytes)
  const { places } = await api.call(kycVideoApi.received, { recordingId })
  const missing = Array.from({ length: pieces }, (_, place) => place).filter(
    (place) => !places.includes(place),
  )
  for (const [index, place] of missing.entries()) {
    onProgress((pieces - missing.length + index) / pieces)
    await sendPiece(recordingId, place, bytes)
  }
  onProgress(1)
  await api.call(kycVideoApi.send, { recordingId, pieces, sha256: await hashOf(bytes), attachments })
}

async function sendPiece(recordingId: string, place: number, bytes: Uint8Array): Promise<void> {
  const from = place * kycVideoLimits.pieceBytes
  const content = base64Of(bytes.subarray(from, from + kycVideoLimits.pieceBytes))
  for (let attempt = 1; ; attempt += 1) {
    try {
      await api.call(kycVideoApi.piece, { recordingId, place, content })
      return
    } catch (error) {
      const mayHelp = error instanceof ApiError && error.kind !== 'refused' && attempt < tries
      if (!mayHelp) throw error
    }
  }
}

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256' as const, bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
