import { t } from '@portal/contracts/words/macros'
import { Trans } from '@portal/ui/words/macros'
import { classNames, VisuallyHidden } from '../base/public'
import { Icon } from '../icon/public'
import { Link } from '../link/public'
import { ProgressBar } from './progress-bar'
import styles from './stepper.module.css'

export interface Step {
  label: string
  /** Where a done step leads back to; left out once money has moved. */
  to?: string
}

/**
 * The steps of a flow; `current` counts from 0. On mobile: 'Step 2 of 4 · Review' and a bar (visual design:
 * stepper).
 */
export function Stepper({ steps, current }: { steps: readonly Step[]; current: number }) {
  const number = current + 1
  const total = steps.length
  const label = steps[current]?.label
  return (
    <>
      <ol className={styles.steps} aria-label={t`Progress`}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={classNames(
              styles.step,
              index < current && styles.done,
              index === current && styles.current,
            )}
            aria-current={index === current ? 'step' : undefined}
          >
            <StepLabel step={step} number={index + 1} done={index < current} />
          </li>
        ))}
      </ol>
      <div className={styles.short}>
        <p>
          <Trans>
            Step {number} of {total} · <b>{label}</b>
          </Trans>
        </p>
        <ProgressBar label={t`Progress`} value={number} max={steps.length} size="sm" />
      </div>
    </>
  )
}

function StepLabel({ step, number, done }: { step: Step; number: number; done: boolean }) {
  const content = (
    <>
      <span className={styles.mark}>{done ? <Icon name="check" strokeWidth={3.25} /> : number}</span>
      {done && <VisuallyHidden>{t`Done:`} </VisuallyHidden>}
      {step.label}
    </>
  )
  return done && step.to ? (
    <Link to={step.to} className={styles.label}>
      {content}
    </Link>
  ) : (
    <span className={styles.label}>{content}</span>
  )
}
