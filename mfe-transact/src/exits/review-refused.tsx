import { type ApiError, href, Note, Page, routes, useAtomValue } from '@portal/kernel'
import type { HeldKind } from '../kinds/exit-kind'
import { ChangeLink } from './change-link'
import { exitDraftAtom } from './exit-draft'
import { MinimumDialog } from './minimum-dialog'

const belowMinimum = '-379'

/** An order that the server would not take: its words, and the way to change it. Below the minimum, the dialog says so. */
export function ReviewRefused({ kind, refusal }: { kind: HeldKind; refusal: ApiError }) {
  const draft = useAtomValue(exitDraftAtom)
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
      {refusal.code === belowMinimum && <MinimumDialog draft={draft} />}
    </Page>
  )
}
