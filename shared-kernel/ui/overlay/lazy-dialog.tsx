import { t } from '@portal/contracts/words/macros'
import type { ComponentType } from 'react'
import { useLoaded } from '../base/inner'
import { useSkeleton } from '../feedback/public'
import { AlertDialog } from './alert-dialog'
import { FullScreenLoader } from './full-screen-loader'

export interface LazyDialogProps {
  open: boolean
  onClose: () => void
}

interface Arrived<Props> {
  default: ComponentType<Props>
}
type Load<Props> = () => Promise<Arrived<Props>>

/**
 * A dialog that fetches its code. `prepare` does so beforehand, so that it opens at once; that it did not come is said
 * when the dialog is opened.
 */
export type LazyDialog<Props> = ComponentType<Props> & { prepare: () => Promise<void> }

/**
 * A dialog whose code is fetched when it is first opened, so that pages which never open it do not pay for it. A
 * fetch that fails says so and can be tried again (architecture: the house).
 */
export function lazyDialog<Props extends LazyDialogProps>(load: Load<Props>): LazyDialog<Props> {
  let arrived: Arrived<Props> | undefined
  const fetched = async () => (arrived = await load())
  const nothing = () => undefined
  const Dialog = (props: Props) =>
    props.open ? <Fetched load={fetched} arrived={arrived} dialog={props} /> : null
  return Object.assign(Dialog, { prepare: () => fetched().then(nothing, nothing) })
}

interface FetchedProps<Props> {
  load: Load<Props>
  arrived: Arrived<Props> | undefined
  dialog: Props
}

function Fetched<Props extends LazyDialogProps>({ load, arrived, dialog }: FetchedProps<Props>) {
  const { module, failed, retry } = useLoaded(load, arrived)
  const slow = useSkeleton(!module && !failed)
  if (module) return <module.default {...dialog} />
  return (
    <>
      <FullScreenLoader open={slow && !failed} />
      <AlertDialog
        open={failed}
        title={t`This part did not open`}
        description={t`Check your internet connection, then try again. Nothing that you typed is lost.`}
        safe={{ label: t`Close`, onChoose: dialog.onClose }}
        other={{ label: t`Try again`, variant: 'primary', onChoose: retry }}
      />
    </>
  )
}
