import { ChoiceRows, type IconName } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { PaymentMode } from '@portal/contracts/payments/payment-attempt'
import type { ReactNode } from 'react'
import { firstBank, type ModeChoice } from './payment-choices'
import type { Choice } from './use-payment'

const icons: Record<PaymentMode, IconName> = {
  UPI: 'qr',
  DCB: 'bank',
  DC: 'card',
  RTGS: 'arrow-up-right',
  KOTM: 'sip',
  NACH: 'sip',
  CHEQUE: 'mandate',
}

export interface PaymentModesProps {
  modes: readonly ModeChoice[]
  choice: Choice
  onChoose: (choice: Choice) => void
  /** What the UPI choice shows while it is chosen. */
  upi: ReactNode
  /** What is asked of a cheque, below the account that it is drawn on. */
  cheque: ReactNode
}

/** The ways to pay; those that cannot be used stay in sight, with the reason. */
export function PaymentModes({ modes, choice, onChoose, upi, cheque }: PaymentModesProps) {
  return (
    <ChoiceRows
      label={t`Payment method`}
      hideLabel
      value={choice.mode}
      onChange={(mode) => onChoose({ mode, bankId: firstBank(modes.find((each) => each.mode === mode)) })}
      options={modes.map((each) => ({
        value: each.mode,
        title: each.title,
        description: each.text,
        icon: icons[each.mode],
        unavailable: each.refusal,
        details:
          each.mode === 'UPI' ? (
            upi
          ) : (
            <>
              <Banks of={each} choice={choice} onChoose={onChoose} />
              {each.mode === 'CHEQUE' && cheque}
            </>
          ),
      }))}
    />
  )
}

function Banks({
  of,
  choice,
  onChoose,
}: { of: ModeChoice } & Pick<PaymentModesProps, 'choice' | 'onChoose'>) {
  return (
    <ChoiceRows
      label={t`Pay from`}
      value={choice.bankId}
      onChange={(bankId) => onChoose({ mode: of.mode, bankId })}
      options={of.banks.map(({ bankId, name, refusal, warning }) => ({
        value: bankId,
        title: name,
        description: warning,
        unavailable: refusal,
      }))}
    />
  )
}
