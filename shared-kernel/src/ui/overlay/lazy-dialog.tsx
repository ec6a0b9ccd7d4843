import type { ComponentType } from 'react'
import { useLoaded } from '../base/public'
import { useSkeleton } from '../feedback/public'
import { AlertDialog } from './alert-dialog'
import { FullScreenLoader } from './full-screen-loader'

export interface LazyDialogProps {
  open: boolean
  onClose: () => void
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A dialog whose code is fetched when it is first opened, so that pages which never open it do not pay for it. A
 * fetch that fails says so and can be tried again (architecture: the house).
 */
export function lazyDialog<Props extends LazyDialogProps>(load: Load<Props>): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    return props.open ? <Fetched load={load} dialog={props} /> : null
  }
}

function Fetched<Props extends LazyDialogProps>({ load, dialog }: { load: Load<Props>; dialog: Props }) {
  const { module, failed, retry } = useLoaded(load)
  const slow = useSkeleton(!module && !failed)
  if (module) return <module.default {...dialog} />
  return (
    <>
      <FullScreenLoader open={slow && !failed} />
      <AlertDialog
        open={failed}
        title="This part of the portal did not open"
        description="Check your internet connection, then try again. Nothing that you typed is lost."
        safe={{ label: 'Close', onChoose: dialog.onClose }}
        other={{ label: 'Try again', variant: 'primary', onChoose: retry }}
      />
    </>
  )
}
