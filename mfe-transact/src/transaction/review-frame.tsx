import {
  ActionBar,
  Button,
  formatRupeesRounded,
  OnlyWide,
  OtpDialog,
  Page,
  SideLayout,
  Stack,
  Stepper,
} from '@portal/kernel'
import type { ComponentProps, ReactNode } from 'react'
import type { Confirmation } from './confirm'

export interface ReviewFrameProps extends Pick<ComponentProps<typeof Page>, 'title' | 'back'> {
  steps: ComponentProps<typeof Stepper>
  confirmation: Pick<Confirmation, 'busy' | 'otp'>
  /** The primary button: its words beside the figure, and shorter ones for a phone. */
  button: { label: string; short?: string; onPress: () => void }
  /** The figure and what else stands beside the review, with the button. */
  aside: (button: ReactNode) => ReactNode
  /** Of the bar at the foot of a phone; the amount in paise. */
  bar?: { label: string; amount: number }
  /** What the one-time code confirms: "Confirm your order of ₹25,000". */
  codeTitle: string
  children: ReactNode
}

/** The page on which a transaction is read before a one-time code places it. */
export function ReviewFrame(props: ReviewFrameProps) {
  const { title, back, steps, confirmation, button, aside, bar, codeTitle, children } = props
  const primary = (label: string) => (
    <Button fullWidth busy={confirmation.busy} onClick={button.onPress}>
      {label}
    </Button>
  )
  return (
    <Page title={title} back={back}>
      <Stepper {...steps} />
      <SideLayout aside={aside(<OnlyWide>{primary(button.label)}</OnlyWide>)}>
        <Stack>{children}</Stack>
      </SideLayout>
      <ActionBar label={bar?.label} amount={bar && formatRupeesRounded(bar.amount)}>
        {primary(button.short ?? button.label)}
      </ActionBar>
      <OtpDialog {...confirmation.otp} title={codeTitle} />
    </Page>
  )
}
