import { t } from '@portal/contracts/words/macros'
import { useId, type ReactNode } from 'react'
import { classNames, VisuallyHidden } from '../base/public'
import { Icon } from '../icon/public'
import styles from './field.module.css'

export interface FieldFrame {
  label: string
  /** Keeps the label for screen readers only, where the place says what the field is. */
  hideLabel?: boolean
  hint?: ReactNode
  /** A sentence in place of the hint. */
  error?: string
  /** Marks the field as one that may stay empty. */
  optional?: boolean
  /** A link or a button at the right of the label. */
  labelAction?: ReactNode
  id?: string
  className?: string
}

/** What a control needs to be tied to its label, hint and error. */
export interface FieldWiring {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/**
 * What is wrong with a field, below it; `id` is what the control names in `aria-describedby` (visual design: text
 * field).
 */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" size="sm" />
      <span>{children}</span>
    </p>
  )
}

/**
 * What helps to fill a field in, below it; `id` is what the control names in `aria-describedby` (visual design:
 * text field).
 */
function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.hint} id={id}>
      {children}
    </p>
  )
}

/** Label above, control, and below it the hint or the error, whichever holds (visual design: text field). */
export function Field({
  frame,
  describedBy,
  children,
}: {
  frame: FieldFrame
  /** Ids of further texts that describe the control. */
  describedBy?: string
  children: (wiring: FieldWiring) => ReactNode
}) {
  const generated = useId()
  const id = frame.id ?? generated
  const noteId = frame.error || frame.hint ? `${id}-note` : undefined
  return (
    <div className={classNames(styles.field, frame.className)}>
      <FieldLabel frame={frame} htmlFor={id} />
      {children({
        id,
        'aria-invalid': frame.error ? true : undefined,
        'aria-describedby': classNames(noteId, describedBy) || undefined,
      })}
      {frame.error ? (
        <FieldError id={noteId}>{frame.error}</FieldError>
      ) : (
        frame.hint && <FieldHint id={noteId}>{frame.hint}</FieldHint>
      )}
    </div>
  )
}

function FieldLabel({ frame, htmlFor }: { frame: FieldFrame; htmlFor: string }) {
  const label = (
    <label id={`${htmlFor}-label`} htmlFor={htmlFor}>
      {frame.label}
    </label>
  )
  if (frame.hideLabel) return <VisuallyHidden>{label}</VisuallyHidden>
  return (
    <div className={styles.label}>
      {label}
      {frame.optional && <span className={styles.optional}>{t`(optional)`}</span>}
      {frame.labelAction && <span className={styles.action}>{frame.labelAction}</span>}
    </div>
  )
}

/** A group of choices under one legend, with the same hint and error as a field (visual design: text field). */
export function FieldGroup({ frame, children }: { frame: FieldFrame; children: ReactNode }) {
  const generated = useId()
  const id = frame.id ?? generated
  const noteId = frame.error || frame.hint ? `${id}-note` : undefined
  return (
    <fieldset
      id={id}
      className={classNames(styles.field, frame.className)}
      aria-describedby={noteId}
      tabIndex={-1}
    >
      <legend className={frame.hideLabel ? undefined : styles.label}>
        {frame.hideLabel ? <VisuallyHidden>{frame.label}</VisuallyHidden> : frame.label}
      </legend>
      {children}
      {frame.error ? (
        <FieldError id={noteId}>{frame.error}</FieldError>
      ) : (
        frame.hint && <FieldHint id={noteId}>{frame.hint}</FieldHint>
      )}
    </fieldset>
  )
}

/** Takes the parts of a field's frame out of a component's properties (visual design: text field). */
export function splitFrame<Props extends FieldFrame>(props: Props) {
  const { label, hideLabel, hint, error, optional, labelAction, id, className, ...control } = props
  const frame: FieldFrame = { label, hideLabel, hint, error, optional, labelAction, id, className }
  return { frame, control }
}
