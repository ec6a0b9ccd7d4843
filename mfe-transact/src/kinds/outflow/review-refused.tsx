import { type ApiError, href, Note, Page, routes } from '@portal/kernel'
import type { HeldKind } from './outflow-kind'
import { ChangeLink } from './change-link'
import { belowMinimum, MinimumDialog } from './minimum-dialog'

/** An order that the server would not take: its words, and the way to change it. Below the minimum, the dialog says so. */
export function ReviewRefused({ kind, refusal }: { kind: HeldKind; refusal: ApiError }) {
  return (
    <Page
      title={kind.words.check}
      back={{ to: href(routes.redemptionDetail, { plan: kind.plan }), label: kind.words.step }}
    >
      <Note
        tone="negative"
        title="You cannot place this order yet."
        role="alert"
        action={<ChangeLink kind={kind} refusal={refusal} />}
      >
        {refusal.message}
      </Note>
      {refusal.code === belowMinimum && <MinimumDialog />}
    </Page>
  )
}
