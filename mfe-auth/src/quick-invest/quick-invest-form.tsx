import {
  ActionBar,
  Button,
  Card,
  FormAmountField,
  FormMobileField,
  FormPanField,
  FormSegmentedControl,
  FormSelect,
  FormTextField,
  formatRupeesRounded,
  href,
  message,
  OnlyWide,
  planLabel,
  PortalForm,
  routes,
  SideLayout,
  Stack,
  useNavigate,
  validateAmount,
  validateEmail,
  validateMobile,
  validatePan,
  wordOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Scheme } from '@portal/contracts/schemes/product'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { RefusalNote } from '../shared/refusal-note'
import { typedPan } from '../shared/running-step'
import { purchaseBeforeKyc } from '../set-password/permission'
import { useSubmission } from '../shared/use-submission'
import type { QuickInvestType, QuickInvestValues } from './choice'
import { askForCode } from './ask-for-code'
import styles from './quick-invest.module.css'
import { shownScheme, Summary } from './summary'

const india = '+91'

export interface QuickInvestFormProps {
  schemes: readonly Scheme[]
  /** Paise. */
  chips: Readonly<Record<'lumpsum' | 'sip', readonly number[]>>
  /** A scheme plan's or a scheme's code, where a fund, a banner or a link led here. */
  schemeInAddress: string | null
}

const named = (schemes: readonly Scheme[], code: string | null) =>
  schemes.find(({ schemePlanCode }) => schemePlanCode === code || schemePlanCode === `${code}-DG`)

/** What is known: the fund of the address, and all that was entered before a KYC had to be done. */
function firstValues(schemes: readonly Scheme[], inAddress: string | null): Partial<QuickInvestValues> {
  const { purchase, pan = typedPan(), mobile, email } = purchaseBeforeKyc() ?? {}
  const code = inAddress ?? purchase?.schemePlanCode ?? null
  return {
    countryCode: india,
    investmentType: purchase?.investmentType ?? 'LUMPSUM',
    pan,
    schemePlanCode: named(schemes, code)?.schemePlanCode,
    ...(mobile && { mobile }),
    ...(email && { email }),
    ...(purchase && { amount: purchase.amount }),
  }
}

/** Who invests, in what, and how much. */
export function QuickInvestForm({ schemes, chips, schemeInAddress }: QuickInvestFormProps) {
  const navigate = useNavigate()
  const form = useId()
  const [initial] = useState(() => firstValues(schemes, schemeInAddress))
  const schemeOf = (code: string | undefined) => schemes.find((each) => each.schemePlanCode === code)
  const { refusal, submit } = useSubmission(async (values: QuickInvestValues) => {
    await askForCode(values, schemeOf(values.schemePlanCode)!)
    await navigate(href(routes.quickInvestCode))
  })
  return (
    <PortalForm<QuickInvestValues>
      id={form}
      label={t`Invest without logging in`}
      initialValues={initial}
      onSubmit={submit}
      validate={(values) => errorsOf(values, schemeOf(values.schemePlanCode))}
    >
      {({ values, submitting }) => {
        const scheme = schemeOf(values.schemePlanCode)
        const button = (
          <Button type="submit" form={form} fullWidth busy={submitting}>
            {t`Send me a code`}
          </Button>
        )
        return (
          <>
            <SideLayout
              aside={
                <Summary
                  scheme={scheme && shownScheme(scheme)}
                  investmentType={values.investmentType}
                  amount={values.amount}
                  action={<OnlyWide>{button}</OnlyWide>}
                  after={t`Next, you enter the code and choose a folio.`}
                />
              }
            >
              <Stack>
                <RefusalNote refusal={refusal} />
                <WhoCard />
                <FundCard schemes={schemes} scheme={scheme} />
                <AmountCard type={values.investmentType} chips={chips} scheme={scheme} />
              </Stack>
            </SideLayout>
            <PayBar {...values}>{button}</PayBar>
          </>
        )
      }}
    </PortalForm>
  )
}

function PayBar({ investmentType, amount, children }: Partial<QuickInvestValues> & { children: ReactNode }) {
  return (
    <ActionBar
      label={investmentType === 'SIP' ? t`Each instalment` : t`To pay today`}
      amount={formatRupeesRounded(amount ?? 0)}
    >
      {children}
    </ActionBar>
  )
}

/** In paise; what a fund does not say is the least that any takes. */
const limitsOf = (scheme: Scheme | undefined, type: QuickInvestType) =>
  type === 'SIP'
    ? { min: scheme?.minSip ?? 100, multiple: scheme?.minSipMultiples || 100 }
    : { min: scheme?.minPurchase ?? 100, multiple: scheme?.minPurchaseMultiples || 100 }

const errorsOf = (values: Partial<QuickInvestValues>, scheme: Scheme | undefined) => ({
  pan: validatePan(values.pan),
  mobile: validateMobile(values.mobile, { countryCode: values.countryCode ?? india }),
  email: validateEmail(values.email),
  schemePlanCode: schemeError(values.investmentType, scheme),
  amount: validateAmount(values.amount ?? undefined, limitsOf(scheme, values.investmentType ?? 'LUMPSUM')),
})

function schemeError(type: QuickInvestType | undefined, scheme: Scheme | undefined): string | undefined {
  if (!scheme) return t`Choose a fund`
  return type === 'SIP' && scheme.sipAllow !== 'Y' ? message('sipNotAllowed') : undefined
}

function WhoCard() {
  return (
    <Card title={t`Who invests?`}>
      <Stack gap="fields">
        <FormPanField name="pan" label="PAN" autoComplete="username" />
        <div className={styles.pair}>
          <FormMobileField name="mobile" countryCodeName="countryCode" label={t`Mobile`} />
          <FormTextField name="email" label={t`E-mail`} type="email" autoComplete="email" />
        </div>
        <p className={styles.small}>{t`If you have a folio, use its mobile and e-mail.`}</p>
        <p className={styles.small}>
          {t`If your KYC is not done yet, you complete it right after the code. It takes about 10 minutes, and what you enter here is kept.`}
        </p>
      </Stack>
    </Card>
  )
}

interface FundCardProps {
  schemes: readonly Scheme[]
  scheme: Scheme | undefined
}

/** Made once: `localeCompare` makes one for every two names. */
const names = new Intl.Collator('en')

/** By name, and of each fund the plan whose income stays invested first, as most investors look for it. */
const sorted = (schemes: readonly Scheme[]): Scheme[] =>
  [...schemes].sort(
    (one, other) =>
      names.compare(one.schemeDesc, other.schemeDesc) || Number(isGrowth(other)) - Number(isGrowth(one)),
  )
const isGrowth = ({ optionCode }: Scheme): boolean => optionCode === 'G'

function FundCard({ schemes, scheme }: FundCardProps) {
  const options = useMemo(
    () =>
      sorted(schemes).map(({ schemePlanCode, schemeDesc, planMode, optDesc }) => ({
        value: schemePlanCode,
        label: schemeDesc,
        verbatim: true,
        detail: `${planLabel(planMode)} · ${optDesc}`,
      })),
    [schemes],
  )
  return (
    <Card title={t`In which fund?`}>
      <FormSelect
        name="schemePlanCode"
        label={t`Fund`}
        searchable
        placeholder={t`Choose a fund`}
        hint={scheme && aboutFund(scheme)}
        options={options}
      />
    </Card>
  )
}

function aboutFund({ planMode, optDesc: option, riskMeter, objective }: Scheme): string {
  const plan = planLabel(planMode)
  const risk = wordOf(riskMeter)
  return t`${plan} · ${option} · ${risk} risk. ${objective}`
}

interface AmountCardProps extends Pick<FundCardProps, 'scheme'>, Pick<QuickInvestFormProps, 'chips'> {
  type: QuickInvestType
}

function AmountCard({ type, chips, scheme }: AmountCardProps) {
  const { min, multiple } = limitsOf(scheme, type)
  const least = formatRupeesRounded(min)
  const step = formatRupeesRounded(multiple)
  return (
    <Card title={t`How much?`}>
      <Stack gap="fields">
        <FormSegmentedControl
          name="investmentType"
          label={t`How do you want to invest?`}
          hideLabel
          options={[
            { value: 'LUMPSUM', label: t`Lump sum` },
            { value: 'SIP', label: t`SIP` },
          ]}
        />
        <FormAmountField
          name="amount"
          label={t`Amount`}
          chips={type === 'SIP' ? chips.sip : chips.lumpsum}
          hint={scheme && t`From ${least}, in steps of ${step}.`}
        />
        {type === 'SIP' && (
          <p className={styles.small}>
            {t`Each instalment is debited by a mandate that you have. Without one, invest once, or log in to set one up.`}
          </p>
        )}
      </Stack>
    </Card>
  )
}
