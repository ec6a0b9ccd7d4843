import { useContext, useEffect, type ReactNode } from 'react'
import type { FormPartProps, SlotField } from '@portal/contracts/wire/slots'
import { useField } from 'react-final-form'
import { flatErrors } from './form-errors'
import { FormFrameContext, useFormFrame } from './form-frame'

interface PartValue {
  fields?: readonly SlotField[]
}

export interface FormPartFrameProps<Value> {
  /** Its place in the form's values. */
  name: string
  label: string
  /** Why the form cannot be sent while the part has not shown its fields. */
  missing: string
  /** Whether what the value holds is enough, though the fields are not there. */
  isEnough: (value: Value) => boolean
  children: (part: FormPartProps<Value>) => ReactNode
}

/**
 * Several fields as one value of the form around them: a part that knows its own rules, such as a slot. What is wrong
 * in it keeps the form from being sent and stands in the form's summary (architecture: state).
 */
export function FormPart<Value extends PartValue>(props: FormPartFrameProps<Value>) {
  const { name, label, missing, isEnough, children } = props
  const { input, meta } = useField<Value>(name, {
    validate: (value) => problemsOf(value, missing, isEnough),
    parse: (value: Value) => value,
    format: (value: Value) => value,
  })
  const frame = useContext(FormFrameContext)
  const id = useFormFrame(name, label)
  useLabels(name, input.value.fields)
  return (
    <div id={id} tabIndex={-1}>
      {children({
        value: input.value,
        onChange: (value) => input.onChange(value),
        showErrors: meta.submitFailed ?? false,
        refused: {
          ...withoutPrefix(frame?.refused, name),
          ...flatErrors(meta.submitError as Record<string, unknown> | undefined),
        },
        idOf: (field) => frame?.idOf(`${name}.${field}`) ?? `${name}-${field}`,
      })}
    </div>
  )
}

function problemsOf<Value extends PartValue>(
  value: Value,
  missing: string,
  isEnough: (value: Value) => boolean,
): Record<string, string> | string | undefined {
  if (!value.fields) return isEnough(value) ? undefined : missing
  const wrong = value.fields.flatMap(({ name, problem }) => (problem ? [[name, problem]] : []))
  return wrong.length ? (Object.fromEntries(wrong) as Record<string, string>) : undefined
}

/** Tells the form's summary what the part's fields are called. */
function useLabels(name: string, fields: readonly SlotField[] = []): void {
  const frame = useContext(FormFrameContext)
  const labels = JSON.stringify(fields.map((field) => [field.name, field.label]))
  useEffect(() => {
    const known = JSON.parse(labels) as [string, string][]
    const forget = known.map(([field, label]) => frame?.register(`${name}.${field}`, label))
    return () => forget.forEach((each) => each?.())
  }, [frame, name, labels])
}

function withoutPrefix(refused: Readonly<Record<string, string>> = {}, name: string): Record<string, string> {
  const mine = Object.entries(refused).filter(([field]) => field.startsWith(`${name}.`))
  return Object.fromEntries(mine.map(([field, text]) => [field.slice(name.length + 1), text]))
}
