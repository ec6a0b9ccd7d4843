import {
  ActionBar,
  Button,
  Card,
  FormAmountField,
  FormMobileField,
  FormPanField,
  FormSelect,
  FormTextField,
  formatRupeesRounded,
  href,
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
} from '@portal/kernel'
import type { Scheme } from '@portal/kernel/contracts/product'
import { useId, useState } from 'react'
import { RefusalNote } from '../shared/refusal-note'
import { typedPan } from '../shared/running-step'
import { useSubmission } from '../shared/use-submission'
import type { QuickInvestValues } from './choice'
import { askForCode } from './ask-for-code'
import styles from './quick-invest.module.css'
import { shownScheme, Summary } from './summary'

const india = '+91'

export interface QuickInvestFormProps {
  schemes: readonly Scheme[]
  /** Paise. */
  chips: readonly number[]
  /** A scheme plan's or a scheme's code, where a fund, a banner or a link led here. */
  schemeInAddress: string | null
}

const named = (schemes: readonly Scheme[], code: string | null) =>
  schemes.find(({ schemePlanCode }) => schemePlanCode === code || schemePlanCode === `${code}-DG`)

/** Who invests, in what, and how much. */
export function QuickInvestForm({ schemes, chips, schemeInAddress }: QuickInvestFormProps) {
  const navigate = useNavigate()
  const form = useId()
  const [initial] = useState<Partial<QuickInvestValues>>(() => ({
    countryCode: india,
    pan: typedPan(),
    schemePlanCode: named(schemes, schemeInAddress)?.schemePlanCode,
  }))
  const schemeOf = (code: string | undefined) => schemes.find((each) => each.schemePlanCode === code)
  const { refusal, submit } = useSubmission(async (values: QuickInvestValues) => {
    await askForCode(values, schemeOf(values.schemePlanCode)!)
    await navigate(href(routes.quickInvestCode))
  })
  return (
    <PortalForm<QuickInvestValues>
      id={form}
      label="Invest without logging in"
      initialValues={initial}
      onSubmit={submit}
      validate={(values) => errorsOf(values, schemeOf(values.schemePlanCode))}
    >
      {({ values, submitting }) => {
        const scheme = schemeOf(values.schemePlanCode)
        const button = (
          <Button type="submit" form={form} fullWidth busy={submitting}>
            Send me a code
          </Button>
        )
        return (
          <>
            <SideLayout
              aside={
                <Summary
                  scheme={scheme && shownScheme(scheme)}
                  amount={values.amount}
                  action={<OnlyWide>{button}</OnlyWide>}
                  after="Next, you enter the code and choose a folio."
                />
              }
            >
              <Stack>
                <RefusalNote refusal={refusal} />
                <WhoCard />
                <FundCard schemes={schemes} chips={chips} scheme={scheme} />
              </Stack>
            </SideLayout>
            <ActionBar label="To pay today" amount={formatRupeesRounded(values.amount ?? 0)}>
              {button}
            </ActionBar>
          </>
        )
      }}
    </PortalForm>
  )
}

const errorsOf = (values: Partial<QuickInvestValues>, scheme: Scheme | undefined) => ({
  pan: validatePan(values.pan),
  mobile: validateMobile(values.mobile, { countryCode: values.countryCode ?? india }),
  email: validateEmail(values.email),
  schemePlanCode: scheme ? undefined : 'Choose a fund',
  amount: validateAmount(values.amount ?? undefined, {
    min: scheme?.minPurchase ?? 100,
    ...(scheme && { multiple: scheme.minPurchaseMultiples || 1 }),
  }),
})

function WhoCard() {
  return (
    <Card title="Who invests?">
      <Stack gap="fields">
        <FormPanField name="pan" label="PAN" autoComplete="username" />
        <div className={styles.pair}>
          <FormMobileField name="mobile" countryCodeName="countryCode" label="Mobile" />
          <FormTextField name="email" label="E-mail" type="email" autoComplete="email" />
        </div>
        <p className={styles.small}>If you have a folio, use its mobile and e-mail.</p>
      </Stack>
    </Card>
  )
}

function FundCard({
  schemes,
  chips,
  scheme,
}: Pick<QuickInvestFormProps, 'schemes' | 'chips'> & { scheme: Scheme | undefined }) {
  const hint =
    scheme &&
    `From ${formatRupeesRounded(scheme.minPurchase)}, in steps of ${formatRupeesRounded(scheme.minPurchaseMultiples || 100)}.`
  return (
    <>
      <Card title="In which fund?">
        <FormSelect
          name="schemePlanCode"
          label="Fund"
          searchable
          placeholder="Choose a fund"
          hint={
            scheme &&
            `${planLabel(scheme.planMode)} · ${scheme.optDesc} · ${scheme.riskMeter} risk. ${scheme.objective}`
          }
          options={schemes.map(({ schemePlanCode, schemeDesc, planMode, optDesc }) => ({
            value: schemePlanCode,
            label: schemeDesc,
            detail: `${planLabel(planMode)} · ${optDesc}`,
          }))}
        />
      </Card>
      <Card title="How much?">
        <FormAmountField name="amount" label="Amount" chips={chips} hint={hint} />
      </Card>
    </>
  )
}
