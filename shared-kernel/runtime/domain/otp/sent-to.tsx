import { t } from '@portal/contracts/words/macros'
import { Trans } from '@portal/ui/words/macros'
import type { OtpChallenge } from '@portal/contracts/identity/otp'
import { Verbatim } from '@portal/ui/base'

/**
 * Where the code went, masked: 'We sent it to XXXXXX3210 and XXitra@example.in.' (S5.050, S5.053) Who has not shown yet
 * who they are is told the ways alone, since the rest would tell a stranger who invests here, and how to reach them.
 */
export function SentTo({ challenge }: { challenge: OtpChallenge }) {
  const [one, other] = [challenge.maskedMobile, challenge.maskedEmail].filter((target) => target !== null)
  if (one === undefined)
    return t`We sent it to your registered e-mail, and to your mobile if it is an Indian one.`
  if (other === undefined)
    return (
      <Trans>
        We sent it to{' '}
        <b>
          <Verbatim>{one}</Verbatim>
        </b>
        .
      </Trans>
    )
  return (
    <Trans>
      We sent it to{' '}
      <b>
        <Verbatim>{one}</Verbatim>
      </b>{' '}
      and{' '}
      <b>
        <Verbatim>{other}</Verbatim>
      </b>
      .
    </Trans>
  )
}
