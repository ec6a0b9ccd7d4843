import {
  EmptyState,
  href,
  limits,
  LinkButton,
  Note,
  Page,
  routes,
  Stack,
  useLocation,
  useSearchParams,
} from '@portal/kernel'
import { toHub } from '../shared/back'
import { FailureNote } from '../shared/failure-note'
import { Loaded } from '../shared/loaded'
import { useAsk } from '../shared/use-ask'
import { useBanks } from './bank.api'
import { FolioBanksCard } from './folio-banks-card'

const hints: Readonly<Record<string, string>> = {
  dcb: 'Choose the account that redemptions of a folio are paid to.',
  ifsc: 'Choose the account whose bank or branch has merged.',
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
    <Page
      title="Bank accounts"
      context={`A folio holds at most ${limits.entries.banksOfAFolio}.`}
      back={toHub}
    >
      <Loaded what="Your bank accounts" query={banks}>
        {({ folios }) =>
          folios.length ? (
            <Stack>
              {hint && <Note>{hint}</Note>}
              <FailureNote failure={asking.failure} />
              {folios.map((folio) => (
                <FolioBanksCard key={folio.folioNo} folio={folio} asking={asking} />
              ))}
            </Stack>
          ) : (
            <EmptyState
              fullPage
              title="No folio yet"
              action={<LinkButton to={href(routes.exploreFunds)}>Explore funds</LinkButton>}
            >
              Your account is added with your first investment.
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
}
