import { portalStore } from '@portal/kernel'
import { isVersionHeld } from '@portal/kernel/internal'
import type { MatchedHandle, PortalRouter } from '@portal/kernel/internal'
import { belowBasename } from '../guards/portal-path'
import { isTransactionPath } from '../guards/transaction-paths'
import { leaveQuestionAtom } from '../page/leave-question.atom'

type Field = HTMLInputElement | HTMLTextAreaElement

const wasTyped = (field: Field) =>
  field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked)

/** Whether loading the page anew now would interrupt or lose something (decision 19): a transaction, a dialog, words. */
export function isPageBusy(router: Pick<PortalRouter, 'state'>): boolean {
  const path = belowBasename(location.href).split('?')[0]!
  const inFlow = router.state.matches.some(({ route }) => (route.handle as MatchedHandle | undefined)?.inFlow)
  return (
    inFlow ||
    isVersionHeld() ||
    isTransactionPath(path) ||
    portalStore.get(leaveQuestionAtom) !== null ||
    document.querySelector('dialog[open]') !== null ||
    [...document.querySelectorAll<Field>('main :is(input, textarea)')].some(wasTyped)
  )
}
