import {
  api,
  Button,
  Card,
  DetailList,
  FormMobileField,
  FormTextField,
  EmptyState,
  Page,
  PortalForm,
  queryFor,
  Stack,
  useInvestor,
  useQuery,
  validateEmail,
  validateMobile,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { contactChangeApi } from '@portal/contracts/service-requests/contact-change'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { toHub } from '../shared/back'
import { FailureNote } from '../shared/failure-note'
import { Loaded } from '../shared/loaded'
import { folioName } from '../shared/names'
import { useAsk } from '../shared/use-ask'

type Holder = ResponseOf<typeof contactChangeApi.holders>['holders'][number]

/** /home/service-request/joint-holders: how joint holders are reached for their codes. */
export default function JointHoldersPage() {
  const { pan } = useInvestor()
  const holders = useQuery(queryFor(contactChangeApi.holders, { panNumber: pan }))
  return (
    <Page
      title={t`Joint holders`}
      context={t`We send them their one-time codes.`}
      back={toHub()}
      width="narrow"
    >
      <Loaded failure={t`Your joint holders did not load`} query={holders}>
        {({ holders: all }) =>
          all.length ? (
            <Stack>
              {all.map((holder) => (
                <HolderCard key={`${holder.folioNo} ${holder.place}`} holder={holder} />
              ))}
            </Stack>
          ) : (
            <EmptyState fullPage title={t`No joint holders`}>
              {t`You are the only holder of your folios.`}
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
}

function HolderCard({ holder }: { holder: Holder }) {
  const { folioNo, name, maskedEmail, maskedMobile, canChange } = holder
  return (
    <Card title={name} subtitle={folioName(folioNo)}>
      <Stack gap="fields">
        <DetailList
          rows={[
            { label: t`E-mail`, value: maskedEmail ?? t`Not known` },
            { label: t`Mobile`, value: maskedMobile ?? t`Not known` },
          ]}
        />
        {canChange ? (
          <HolderForm holder={holder} />
        ) : (
          <p>{t`This holder has a user ID and changes these details after logging in.`}</p>
        )}
      </Stack>
    </Card>
  )
}

function HolderForm({ holder: { folioNo, place, name } }: { holder: Holder }) {
  const { ask, busy, failure } = useAsk()
  return (
    <PortalForm<{ email: string; mobile: string }>
      label={t`Contact of ${name}`}
      onSubmit={({ email, mobile }) =>
        ask(() => api.call(contactChangeApi.jointHolder, { folioNo, place, email, mobile }))
      }
    >
      <Stack gap="fields">
        <FailureNote failure={failure} />
        <FormTextField name="email" label={t`New e-mail`} type="email" validate={validateEmail} />
        <FormMobileField
          name="mobile"
          label={t`New mobile`}
          validate={(value) => validateMobile(value, { countryCode: '+91' })}
        />
        <Button type="submit" busy={busy}>
          {t`Review and confirm`}
        </Button>
      </Stack>
    </PortalForm>
  )
}
