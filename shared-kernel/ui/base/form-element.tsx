import { createContext, useState, type ComponentProps, type FormEvent } from 'react'

/** The form around a part of the page: undefined where there is none, null until it is drawn. */
export const FormAroundContext = createContext<HTMLFormElement | null | undefined>(undefined)

export interface FormElementProps extends Omit<
  ComponentProps<'form'>,
  'ref' | 'action' | 'method' | 'noValidate' | 'onSubmit'
> {
  /** The form itself was sent, not one in a dialog that was opened out of it. */
  onSubmit: () => void
}

/**
 * The one form element of the portal. The browser sends it nowhere, whether its code has come or not: a form that is
 * sent as a page writes its fields into the address, where logs keep them. A dialog that opens out of it is drawn
 * beside it, as a form may not lie in another one, and sending that dialog's form does not send this one (quality
 * bar: security).
 */
export function FormElement({ onSubmit, ...rest }: FormElementProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React lets an event rise through the components, also out of a dialog that lies elsewhere on the page.
    if (event.target === event.currentTarget) onSubmit()
  }
  return (
    <FormAroundContext value={form}>
      <form method="dialog" {...rest} ref={setForm} noValidate onSubmit={submit} />
    </FormAroundContext>
  )
}
