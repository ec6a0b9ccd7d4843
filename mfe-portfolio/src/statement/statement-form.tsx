import {
  Card,
  ChoiceRows,
  DateRangeFields,
  maskFolio,
  SegmentedControl,
  Select,
  Stack,
  type Text,
  textOf,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { StatementKind, StatementPeriod } from '@portal/contracts/statements/statement'
import type { ReactNode } from 'react'
import {
  ALL_SCHEMES,
  changed,
  formatsOf,
  rangeFault,
  type StatementChoice,
  type StatementOptions,
} from './statement-choice'
import { formatNames, kindNames, periodDays, periodNames } from './statement-words'
import styles from './statement.module.css'

/** Short where four stand side by side on a phone. */
const shortKinds: Readonly<Record<StatementKind, Text>> = {
  ACCOUNT: msg`Account`,
  CAPITAL_GAINS: msg`Gains`,
  ELSS: msg`ELSS`,
  IDCW: msg`IDCW`,
}
const kinds = () =>
  StatementKind.options.map((value) => ({
    value,
    label: textOf(shortKinds[value]),
    longLabel: textOf(kindNames[value]),
  }))

interface StatementFormProps {
  choice: StatementChoice
  options: StatementOptions
  onChange: (choice: StatementChoice) => void
  /** The buttons, and what they say of themselves. */
  children: ReactNode
}

/** What the statement is of. */
export function StatementForm({ choice, options, onChange, children }: StatementFormProps) {
  const change = (part: Partial<StatementChoice>) => onChange(changed(choice, part))
  return (
    <Card label={t`What you want`}>
      <Stack gap="fields">
        <div className={styles.segments}>
          <SegmentedControl
            label={t`Statement`}
            hideLabel
            options={kinds()}
            value={choice.kind}
            onChange={(kind) => change({ kind })}
          />
        </div>
        <PeriodField choice={choice} options={options} onChange={change} />
        <Select
          label={t`Folio`}
          allFolios
          options={options.folios.map(({ folioNo }) => ({ value: folioNo, label: maskFolio(folioNo) }))}
          value={choice.folio}
          onChange={(folio) => change({ folio })}
        />
        <SchemeField choice={choice} options={options} onChange={change} />
        <div className={styles.segments}>
          <SegmentedControl
            label={t`Format`}
            options={formatsOf(choice).map((value) => ({ value, label: textOf(formatNames[value]) }))}
            value={choice.format}
            onChange={(format) => change({ format })}
          />
        </div>
        {children}
      </Stack>
    </Card>
  )
}

interface FieldProps {
  choice: StatementChoice
  options: StatementOptions
  onChange: (part: Partial<StatementChoice>) => void
}

function PeriodField({ choice, options: { today, inception }, onChange }: FieldProps) {
  const fault = rangeFault(choice, today)
  const range = (
    <DateRangeFields
      value={choice.range}
      onChange={(days) => onChange({ range: days })}
      max={today}
      {...(fault && { errors: { to: fault } })}
    />
  )
  return (
    <ChoiceRows
      label={t`Period`}
      options={StatementPeriod.options.map((value) => ({
        value,
        title: textOf(periodNames[value]),
        description: periodDays(value, today, inception ?? today),
        ...(value === 'Date Range' && { details: range }),
      }))}
      value={choice.period}
      onChange={(period) => onChange({ period })}
    />
  )
}

/** Only of one folio: over several ones a scheme names nothing that a statement is sent for. */
function SchemeField({ choice, options, onChange }: FieldProps) {
  const folio = options.folios.find(({ folioNo }) => folioNo === choice.folio)
  if (!folio) return null
  return (
    <Select
      label={t`Scheme`}
      options={[
        { value: ALL_SCHEMES, label: t`All Schemes` },
        ...folio.schemes.map(({ schemePlanCode, name }) => ({
          value: schemePlanCode,
          label: name,
          verbatim: true,
        })),
      ]}
      value={choice.scheme}
      onChange={(scheme) => onChange({ scheme })}
    />
  )
}
