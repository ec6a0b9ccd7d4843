import {
  useContext,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type MouseEvent,
  type SyntheticEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { FormAroundContext, focusedElement, TopSlot } from '../base/inner'

export interface ModalProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onClose' | 'onCancel'> {
  /** Escape, and the browser's own ways to close a dialog. */
  onDismiss: () => void
  /** A press on the scrim dismisses too. */
  lightDismiss?: boolean
}

/** Opens the element as a modal while it is on the page, and gives the focus back to where it was. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  const leaving = useRef(false)
  useLayoutEffect(() => {
    leaving.current = false
    const element = dialog.current
    const before = focusedElement()
    if (element && !element.open) element.showModal()
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      leaving.current = true
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return { dialog, leaving }
}

/**
 * The native modal dialog: the browser holds the focus inside and the page behind it still (visual design:
 * dialog). Out of a form it is drawn beside that form: what is typed or sent in it is none of the form's.
 */
export function Modal(props: ModalProps) {
  const form = useContext(FormAroundContext)
  if (form === undefined) return <OpenModal {...props} />
  const beside = form?.parentNode as Element | DocumentFragment | null | undefined
  if (!beside) return null
  return createPortal(
    <FormAroundContext value={undefined}>
      <OpenModal {...props} />
    </FormAroundContext>,
    beside,
  )
}

function OpenModal({ onDismiss, lightDismiss, children, ...rest }: ModalProps) {
  const { dialog, leaving } = useModal()
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onDismiss()
  }
  // Browsers may close a dialog on a second Escape without asking; the page then follows, or opens it again.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    const element = dialog.current
    if (!element || event.target !== element || element.open || leaving.current) return
    onDismiss()
    requestAnimationFrame(() => {
      if (element.isConnected && !element.open && !leaving.current) element.showModal()
    })
  }
  const press = (event: MouseEvent) => {
    if (lightDismiss && event.target === dialog.current) onDismiss()
  }
  return (
    <dialog {...rest} ref={dialog} onCancel={cancel} onClose={closed} onClick={press}>
      {children}
      <TopSlot />
    </dialog>
  )
}
