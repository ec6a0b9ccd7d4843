import {
  Columns,
  FormBirthDateField,
  FormMobileField,
  FormPanField,
  FormSelect,
  FormTextField,
  maskEmail,
  maskPhone,
  MobileField,
  queryFor,
  Stack,
  TextField,
  useQuery,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { investorApi } from '@portal/contracts/folios/investor'
import { useEffect, useState, type ReactNode } from 'react'
import type { Account } from './applicant-values'
import styles from './applicants.module.css'

export interface ApplicantFieldsetProps {
  place: 1 | 2 | 3
  /** Quick invest: the contacts are the ones that its code went to, and stay so. */
  isReview: boolean
  account: Account
  /** The name on the card is another one than the profile's. */
  asksName: boolean
  banner: ReactNode
  /** Whether any field is wrong, for the button outside of the form. */
  isWrong: boolean
  onJudged: (isWrong: boolean) => void
}

/** The fields of S2.135, in their order. */
export function ApplicantFieldset(props: ApplicantFieldsetProps) {
  const { place, isReview, account, asksName, banner, isWrong, onJudged } = props
  useEffect(() => onJudged(isWrong), [isWrong, onJudged])
  const own = place === 1
  return (
    <Stack gap="fields">
      {banner}
      {asksName && <FormTextField name="investorName" label={t`Name`} hint={t`As on the PAN card`} />}
      <Columns>
        <FormPanField
          name="pan"
          label={t`PAN`}
          readOnly={own}
          verified={own}
          {...(own && { hint: isReview ? t`Confirmed by your code.` : t`Yours, from your profile.` })}
        />
        <FormBirthDateField name="dateOfBirth" label={t`Date of Birth`} />
      </Columns>
      {isReview ? (
        <Columns>
          <Confirmed label={t`Mobile`} value={maskPhone(account.mobile)} />
          <Confirmed label={t`Email`} value={maskEmail(account.email)} />
        </Columns>
      ) : (
        <>
          <Columns>
            <OwnMobile own={own} account={account} />
            <BelongsTo name="mobileBelongstoCode" label={t`Mobile no. belongs to`} />
          </Columns>
          <Columns>
            <OwnEmail own={own} account={account} />
            <BelongsTo name="emailBelongstoCode" label={t`Email id belongs to`} />
          </Columns>
        </>
      )}
      <p className={styles.note}>{t`Online KYC is not allowed for NRI investors.`}</p>
    </Stack>
  )
}

/** A contact that a code has just confirmed. */
const Confirmed = ({ label, value }: { label: string; value: string }) => (
  <TextField label={label} value={value} onChange={() => undefined} readOnly />
)

interface OwnProps {
  own: boolean
  account: Account
}

/** The investor's own number stands masked until Edit is pressed (S5.027). */
function OwnMobile({ own, account }: OwnProps) {
  const [edits, setEdits] = useState(!own)
  const countryCode = own ? account.countryCode : '+91'
  if (edits) return <FormMobileField name={'Mobile' as const} label={t`Mobile`} countryCode={countryCode} />
  return (
    <MobileField
      label={t`Mobile`}
      countryCode={countryCode}
      value={maskPhone(account.mobile)}
      onChange={() => undefined}
      readOnly
      onEdit={() => setEdits(true)}
    />
  )
}

function OwnEmail({ own, account }: OwnProps) {
  const [edits, setEdits] = useState(!own)
  if (edits)
    return <FormTextField name={'Email' as const} label={t`Email`} type="email" autoComplete="email" />
  return (
    <TextField
      label={t`Email`}
      value={maskEmail(account.email)}
      onChange={() => undefined}
      readOnly
      onEdit={() => setEdits(true)}
    />
  )
}

/** The family tags of the master (S3.031). */
function BelongsTo({ name, label }: { name: string; label: string }) {
  const { data } = useQuery({ ...queryFor(investorApi.master, {}), staleTime: Infinity })
  const options = data?.familyTags.map(({ name: tag, code }) => ({ value: code, label: tag })) ?? []
  return <FormSelect name={name} label={label} options={options} />
}
