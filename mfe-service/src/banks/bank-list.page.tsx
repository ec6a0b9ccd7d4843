import {
  EmptyState,
  href,
  limits,
  LinkButton,
  Note,
  Page,
  routes,
  Stack,
  type Text,
  useLocation,
  useSearchParams,
  textOf,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { toHub } from '../shared/back'
import { FailureNote } from '../shared/failure-note'
import { Loaded } from '../shared/loaded'
import { useAsk } from '../shared/use-ask'
import { useBanks } from './bank.api'
import { FolioBanksCard } from './folio-banks-card'

const most = limits.entries.banksOfAFolio

const hints: Readonly<Record<string, Text>> = {
  dcb: msg`Choose the account that redemptions of a folio are paid to.`,
  ifsc: msg`Choose the account whose bank or branch has merged.`,
}

/** /home/service-request/bank-list and /nct/bank-list: the accounts of every folio, and what can be done with them. */
export default function BankListPage() {
  const banks = useBanks()
  const asking = useAsk()
  const [query] = useSearchParams()
  const suffix = useLocation().pathname.split('/').at(-1) ?? ''
  const type = query.get('change') ?? suffix
  const hint = hints[type]
  return (
    <Page title={t`Bank accounts`} context={t`A folio holds at most ${most}.`} back={toHub()}>
      <Loaded failure={t`Your bank accounts did not load`} query={banks}>
        {({ folios }) =>
          folios.length ? (
            <Stack>
              {hint && <Note>{textOf(hint)}</Note>}
              <FailureNote failure={asking.failure} />
              {folios.map((folio) => (
                <FolioBanksCard key={folio.folioNo} folio={folio} asking={asking} />
              ))}
            </Stack>
          ) : (
            <EmptyState
              fullPage
              title={t`No folio yet`}
              action={<LinkButton to={href(routes.exploreFunds)}>{t`Explore funds`}</LinkButton>}
            >
              {t`Your account is added with your first investment.`}
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
}
