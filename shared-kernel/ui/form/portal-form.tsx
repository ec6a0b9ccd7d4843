import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import type { FormApi } from 'final-form'
import { Form, type FormProps, type FormRenderProps } from 'react-final-form'
import { useVersionHold } from './version-hold'
import { FormElement } from '../base/public'
import { focusField, type SummaryEntry } from '../feedback/public'
import { ErrorSummary } from '../feedback/inner'
import { flatErrors, summaryEntries } from './form-errors'
import { FormFrameContext, type FormFrame } from './form-frame'
import styles from './portal-form.module.css'
import { useTypedInput } from './use-typed-input'

type Config<Values> = Pick<
  FormProps<Values>,
  'onSubmit' | 'initialValues' | 'initialValuesEqual' | 'validate' | 'mutators' | 'keepDirtyOnReinitialize'
>

export interface PortalFormProps<Values> extends Config<Values> {
  /** The form's fields and buttons; the function form gets the state (`submitting`, `values`, …). */
  children: ReactNode | ((state: FormRenderProps<Values>) => ReactNode)
  id?: string
  /** Names the form for readers. */
  label?: string
  className?: string
  /**
   * What was refused before the form was shown, by field: it stands there until the value is another one, and the
   * first of these fields has the focus. It stops nothing: what is sent again is judged again.
   */
  refused?: Readonly<Record<string, string>>
  /** Told what stood in the way of a try to send it, by field, after the focus went to it. */
  onFailed?: (errors: Readonly<Record<string, unknown>>, form: FormApi<Values>) => void
  /** What is drawn around the form and knows its state: a dialog, whose buttons stand outside of the form. */
  around?: (form: ReactNode, state: FormRenderProps<Values>) => ReactNode
}

/**
 * A form that keeps what was typed, shows an error after its field was left or the form was sent, and on a
 * failed try moves the focus: to the one field in error, or to a summary that links every one of them (quality
 * bar: accessibility).
 */
export function PortalForm<Values extends object>(props: PortalFormProps<Values>) {
  const { children, id, label, className, refused, onFailed, around = (form) => form, ...config } = props
  return (
    <Form<Values>
      {...config}
      render={(state) =>
        around(
          <FormBody
            state={state}
            id={id}
            label={label}
            className={className}
            refused={refused}
            onFailed={onFailed}
          >
            {typeof children === 'function' ? children(state) : children}
          </FormBody>,
          state,
        )
      }
    />
  )
}

interface FormBodyProps<Values> extends Pick<
  PortalFormProps<Values>,
  'id' | 'label' | 'className' | 'refused' | 'onFailed'
> {
  state: FormRenderProps<Values>
  children: ReactNode
}

type Faults = Record<string, unknown>

/** A try that did not go through, and what was wrong; none of it where it did. */
interface Failed {
  entries: SummaryEntry[]
  turn: number
  faults?: Faults | undefined
}

function FormBody<Values>(props: FormBodyProps<Values>) {
  const { state, id, label, className, refused, onFailed, children } = props
  const { frame, entriesOf } = useFrame(refused)
  useRefusedFocus(refused, entriesOf)
  // What was typed would be gone with the page.
  const saveTyped = useTypedInput(state.form as FormApi, id ?? label ?? '')
  useVersionHold(state.dirty ?? false, saveTyped)
  const [failed, setFailed] = useState<Failed>({ entries: [], turn: 0 })
  const notifyFailed = useEffectEvent((faults: Faults) => onFailed?.(faults, state.form))
  // After the summary took the focus, so that a dialog that opens now gives it back to the summary.
  useEffect(() => void (failed.faults && notifyFailed(failed.faults)), [failed])
  const submit = async () => {
    await state.handleSubmit()
    const { submitFailed, errors, submitErrors } = state.form.getState()
    const faults: Faults | undefined = submitFailed ? { ...submitErrors, ...errors } : undefined
    const entries = faults ? entriesOf(faults) : []
    setFailed(({ turn }) => ({ entries, turn: turn + 1, faults }))
    if (entries.length === 1 && entries[0]) focusField(entries[0].id)
  }
  const entries = stillWrong(failed.entries, state, frame.idOf)
  return (
    <FormFrameContext value={frame}>
      <FormElement id={id} className={className} aria-label={label} onSubmit={() => void submit()}>
        {failed.entries.length > 1 && (
          <div className={styles.summary}>
            <ErrorSummary entries={entries} turn={failed.turn} />
          </div>
        )}
        {children}
      </FormElement>
    </FormFrameContext>
  )
}

/** What a failed try left to correct, less what is right by now: of the server's words, whose field was changed. */
function stillWrong<Values>(
  listed: readonly SummaryEntry[],
  { errors, submitErrors, dirtyFieldsSinceLastSubmit = {} }: FormRenderProps<Values>,
  idOf: FormFrame['idOf'],
): SummaryEntry[] {
  const refused = Object.entries(flatErrors(submitErrors)).filter(
    ([name]) => !dirtyFieldsSinceLastSubmit[name],
  )
  const wrong = [...refused, ...Object.entries(flatErrors(errors))]
  const messages = new Map(wrong.map(([name, text]) => [idOf(name), text]))
  return listed.flatMap((entry) => {
    const text = messages.get(entry.id)
    return text === undefined ? [] : [{ ...entry, message: text }]
  })
}

/** Shows the first field of what was refused elsewhere, as often as something is. */
function useRefusedFocus(
  refused: Readonly<Record<string, string>> | undefined,
  entriesOf: (errors: Record<string, unknown>) => SummaryEntry[],
) {
  useEffect(() => {
    const [first] = entriesOf(refused ?? {})
    if (!first) return
    // After the host, which brings a page that has just opened to its title.
    const timer = setTimeout(() => focusField(first.id))
    return () => clearTimeout(timer)
  }, [refused, entriesOf])
}

/** Knows the fields on the page, in their order, and makes the summary's lines of a form's errors. */
function useFrame(refused: FormFrame['refused']) {
  const formId = useId()
  const labels = useRef(new Map<string, string>())
  return useMemo(() => {
    const idOf = (name: string) => `${formId}-${name}`
    const frame: FormFrame = {
      idOf,
      register: (name, label) => {
        labels.current.set(name, label)
        return () => void labels.current.delete(name)
      },
      refused,
    }
    const entriesOf = (errors: Record<string, unknown>) => summaryEntries(errors, labels.current, idOf)
    return { frame, entriesOf }
  }, [formId, refused])
}
