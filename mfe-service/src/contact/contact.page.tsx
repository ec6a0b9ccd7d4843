import {
  AlertPopup,
  api,
  Button,
  Card,
  DetailList,
  FormMobileField,
  FormSelect,
  FormTextField,
  maskEmail,
  maskPhone,
  nomineeRelations,
  Note,
  Page,
  PortalForm,
  queryFor,
  SegmentedControl,
  Stack,
  useFigures,
  useInvestor,
  useQuery,
  useSearchParams,
  validateEmail,
  validateMobile,
  validateRequired,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { RelationCode } from '@portal/contracts/folios/applicant'
import { contactChangeApi } from '@portal/contracts/service-requests/contact-change'
import { profileApi } from '@portal/contracts/portfolio/profile'
import { useState } from 'react'
import { toHub } from '../shared/back'
import { FailureNote } from '../shared/failure-note'
import { Loaded } from '../shared/loaded'
import { useAsk } from '../shared/use-ask'
import { AddressCard } from './address-card'
import { BirthDateCard } from './birth-date-card'
import { DefaultCommunicationCard } from './default-communication-card'

type What = 'EMAIL' | 'MOBILE'
interface Values {
  email: string
  mobile: string
  countryCode: string
  belongsTo: RelationCode
}

const relations = () => Object.entries(nomineeRelations).map(([value, label]) => ({ value, label }))

/** /home/service-request/contact?change=…: another e-mail or mobile, confirmed by the old and the new one, or address. */
export default function ContactPage() {
  const { pan } = useInvestor()
  const account = useQuery(queryFor(profileApi.account, { panNumber: pan }))
  const [query] = useSearchParams()
  const [what, setWhat] = useState<What | 'ADDRESS'>(query.get('change') === 'address' ? 'ADDRESS' : 'EMAIL')
  return (
    <Page title={t`Contact details`} back={toHub()} width="narrow">
      <Loaded failure={t`Your contact details did not load`} query={account}>
        {({ email, mobile, countryCode, birthDate }) => (
          <Stack>
            <Card title={t`On record`}>
              <DetailList
                rows={[
                  { label: t`E-mail`, value: maskEmail(email) },
                  { label: t`Mobile`, value: `${countryCode} ${maskPhone(mobile)}` },
                ]}
              />
            </Card>
            <SegmentedControl<What | 'ADDRESS'>
              label={t`What changes`}
              options={[
                { value: 'EMAIL', label: t`E-mail` },
                { value: 'MOBILE', label: t`Mobile` },
                { value: 'ADDRESS', label: t`Address` },
              ]}
              value={what}
              onChange={setWhat}
            />
            {what === 'ADDRESS' ? (
              <AddressCard />
            ) : (
              <>
                <ContactForm key={what} what={what} countryCode={countryCode} />
                <DefaultCommunicationCard />
              </>
            )}
            {birthDate === null && <BirthDateCard />}
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

function ContactForm({ what, countryCode }: { what: What; countryCode: string }) {
  const { ask, busy, failure } = useAsk()
  const [next, setNext] = useState<Values>()
  const wait = useFigures()?.days.bankCooling
  const replace = ({ email, mobile, belongsTo, countryCode: code }: Values) =>
    ask(() =>
      api.call(
        contactChangeApi.contact,
        what === 'EMAIL'
          ? { kind: 'EMAIL', email: email.trim(), belongsTo }
          : { kind: 'MOBILE', countryCode: code, mobile, belongsTo },
      ),
    )
  return (
    <PortalForm<Values>
      label={what === 'EMAIL' ? t`New e-mail` : t`New mobile`}
      initialValues={{ countryCode, belongsTo: 'SE' }}
      initialValuesEqual={() => true}
      onSubmit={(values) => setNext(values)}
    >
      <Stack>
        <FailureNote failure={failure} />
        <Card title={what === 'EMAIL' ? t`New e-mail` : t`New mobile`}>
          <Stack gap="fields">
            <ContactFields what={what} />
          </Stack>
        </Card>
        <Note icon="info">
          {t`We send one code to your contact on record and one to the new one.`}
          {wait !== undefined &&
            ` ${plural(wait, {
              one: 'For # day after the change you cannot add a bank account.',
              other: 'For # days after the change you cannot add a bank account.',
            })}`}
        </Note>
        <Button type="submit" busy={busy}>
          {t`Review and confirm`}
        </Button>
      </Stack>
      <ReplacePopup
        open={next !== undefined}
        what={what}
        onClose={() => setNext(undefined)}
        onYes={() => void (next && replace(next))}
      />
    </PortalForm>
  )
}

interface ReplacePopupProps {
  open: boolean
  what: What
  onClose: () => void
  onYes: () => void
}

/** What the change means, before it begins (S2.118). */
function ReplacePopup({ open, what, onClose, onYes }: ReplacePopupProps) {
  return (
    <AlertPopup
      open={open}
      type="updateNewdata"
      title={what === 'EMAIL' ? t`Replace your e-mail?` : t`Replace your mobile?`}
      message={t`After the change our messages and your one-time codes go to the new one only.`}
      onClose={onClose}
      onChoose={(button) => {
        onClose()
        if (button === 'Yes') onYes()
      }}
    />
  )
}

function ContactFields({ what }: { what: What }) {
  return (
    <>
      {what === 'EMAIL' ? (
        <FormTextField
          name="email"
          label={t`New e-mail`}
          type="email"
          autoComplete="email"
          validate={validateEmail}
        />
      ) : (
        <FormMobileField
          name="mobile"
          label={t`New mobile`}
          countryCodeName="countryCode"
          validate={(value, values) => validateMobile(value, { countryCode: (values as Values).countryCode })}
        />
      )}
      <FormSelect
        name="belongsTo"
        label={t`Belongs to`}
        options={relations()}
        validate={(value) => validateRequired(value, t`Belongs to`)}
      />
    </>
  )
}
