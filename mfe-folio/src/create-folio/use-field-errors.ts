import { useState } from 'react'
import type { CreateFolioProps, CreateFolioValue, NewFolioTyped } from '@portal/contracts/wire/slots'
import type { FieldName } from './validate-new-folio'

/**
 * What stands under each field: what is wrong, once it was left or the form asks; what the server refused, for as long
 * as its value is the one that was refused.
 */
export function useFieldErrors(
  { typed, fields }: Required<CreateFolioValue>,
  { showErrors, refused }: Pick<CreateFolioProps, 'showErrors' | 'refused'>,
) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const refusedTyped = useTypedAtRefusal(refused, typed)
  return {
    errorOf(name: FieldName): string | undefined {
      const problem = fields.find((field) => field.name === name)?.problem
      if (problem && (showErrors || touched.has(name))) return problem
      return refusedTyped[name] === typed[name] ? refused[name] : undefined
    },
    /** Of a nominee, or of all their shares: said once the form asks. */
    nomineeErrorOf: (name: string): string | undefined =>
      showErrors ? fields.find((field) => field.name === name)?.problem : undefined,
    leave: (name: FieldName) => setTouched((last) => new Set(last).add(name)),
  }
}

/** What was typed when the server refused something, each time that it does. */
function useTypedAtRefusal(refused: CreateFolioProps['refused'], typed: NewFolioTyped): NewFolioTyped {
  const text = JSON.stringify(refused)
  const [last, setLast] = useState({ text, typed })
  if (last.text === text) return last.typed
  setLast({ text, typed })
  return typed
}
