import type { OtpChallenge } from '@portal/contracts/identity/otp'
import { Verbatim } from '@portal/ui/base'

/**
 * Where the code went, masked: 'We sent it to XXXXXX3210 and XXitra@example.in.' (S5.050, S5.053) Who has not shown yet
 * who they are is told the ways alone, since the rest would tell a stranger who invests here, and how to reach them.
 */
export function SentTo({ challenge }: { challenge: OtpChallenge }) {
  const targets = [challenge.maskedMobile, challenge.maskedEmail].filter((target) => target !== null)
  if (targets.length === 0)
    return 'We sent it to your registered e-mail, and to your mobile if it is an Indian one.'
  return (
    <>
      We sent it to{' '}
      {targets.map((target, index) => (
        <span key={target}>
          {index > 0 && ' and '}
          <b>
            <Verbatim>{target}</Verbatim>
          </b>
        </span>
      ))}
      .
    </>
  )
}
