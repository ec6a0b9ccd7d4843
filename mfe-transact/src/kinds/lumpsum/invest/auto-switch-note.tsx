import { Button, Note, useAtom, Verbatim } from '@portal/kernel'
import { draftAtom } from '../../../transaction/draft'
import { withChange } from '../../purchase/purchase-draft'

/** Says that the units go on into a new fund, and lets them stay. */
export function AutoSwitchNote() {
  const [{ autoSwitchNfo, originalSchemeDetails }, setDraft] = useAtom(draftAtom)
  if (!autoSwitchNfo) return null
  return (
    <Note
      tone="info"
      icon="switch"
      title={`Then into ${autoSwitchNfo.switchToSchemeName}`}
      action={
        <Button
          variant="quiet"
          size="sm"
          onClick={() => setDraft((last) => withChange(last, { autoSwitchNfo: undefined }))}
        >
          Do not switch
        </Button>
      }
    >
      Your money waits in <Verbatim>{originalSchemeDetails?.schemeName}</Verbatim>. We switch it on the day on
      which the new fund is allotted. The review shows both dates.
    </Note>
  )
}
