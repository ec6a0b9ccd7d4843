import { useEffect } from 'react'
import type { FormApi } from 'final-form'
import { keepTyped, takeTyped } from './typed-input'

/**
 * Goes on with what was typed into this form before the page's code was exchanged. Returns what keeps it for such an
 * exchange: the fields that were changed, and no others, since another version may fill those in another way.
 */
export function useTypedInput(form: FormApi, name: string): () => void {
  useEffect(() => {
    const typed = takeTyped(name)
    if (!typed) return
    form.batch(() => {
      for (const [field, value] of Object.entries(typed)) form.change(field, value)
    })
  }, [form, name])
  return () => {
    const changed = Object.keys(form.getState().dirtyFields ?? {})
    keepTyped(name, Object.fromEntries(changed.map((field) => [field, form.getFieldState(field)?.value])))
  }
}
