import { act, fireEvent, render, screen } from '@testing-library/react'
import { contentApi } from '@portal/contracts/support/content'
import type { OtpChallenge } from '@portal/contracts/identity/otp'
import { sampleConf } from '@portal/testing/samples'
import { ApiError } from '../../../api/public'
import { queryClient, queryFor } from '../../../api/query'
import { OtpDialog, type OtpDialogProps } from '../otp-dialog'

export const sent: OtpChallenge = {
  prefixValue: 'QX7',
  referenceNumber: 'ref-1',
  maskedMobile: 'XXXXXX3210',
  maskedEmail: 'XXitra@example.in',
  attemptsLeft: 5,
  resendsLeft: 4,
  resendAfterSeconds: 60,
}
export const refusal = (code: string, text: string) =>
  new ApiError({ kind: 'refused', status: 200, code, message: text })

/** Opens the dialog in an installation that says this of itself. */
export function open(props: Partial<OtpDialogProps> = {}, { voiceText = false } = {}) {
  queryClient.setQueryData(queryFor(contentApi.conf, {}).queryKey, {
    ...sampleConf,
    otp: { ...sampleConf.otp, voiceText },
  })
  const calls = {
    request: jest.fn(async () => sent),
    resend: jest.fn(async () => ({ ...sent, resendsLeft: 3 })),
    validate: jest.fn(async (): Promise<unknown> => null),
    onVerified: jest.fn(),
    onFailed: jest.fn(),
    onClose: jest.fn(),
    ...props,
  }
  const view = render(<OtpDialog open {...calls} />)
  return { ...calls, ...view }
}

export const pass = (milliseconds: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)))
export const input = () => screen.getByLabelText<HTMLInputElement>('One-time code')
export const type = (value: string) => fireEvent.change(input(), { target: { value } })
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const submit = async () => {
  fireEvent.submit(input().form!)
  await pass(0)
}
