import {
  Button,
  Card,
  DetailList,
  href,
  LinkButton,
  Note,
  routes,
  shortNumber,
  Stack,
  TextLink,
  useFigures,
  useNavigate,
} from '@portal/kernel'
import type { MissingPart, NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { BranchNote } from '../applicants/branch-note'
import { DeleteDraft } from '../draft/delete-draft'
import { DraftList } from '../draft/draft-list'
import { FolioPage } from '../shared/folio-page'
import { HoldersCard } from './holders-card'

/** All of the folio, what waits for whom, and the way on to the investment. */
export default function FolioReviewPage() {
  return (
    <FolioPage
      title="Review your new folio"
      context="The folio opens when all holders have confirmed it and we have your money."
      step="review"
      back={{ to: href(routes.folioAccount), label: 'Bank account' }}
    >
      {(draft) => (
        <>
          <DraftList />
          <Review draft={draft} />
        </>
      )}
    </FolioPage>
  )
}

function Review({ draft }: { draft: NewFolioDraft }) {
  const navigate = useNavigate()
  const { applicants, modeOfHolding, nominees, bankAccount, cheque, broken } = draft
  const [missing] = draft.missing
  const names = applicants.map(({ investorName }) => investorName)
  return (
    <Stack>
      {broken && (
        <Note tone="warning" title="We kept your new folio">
          {broken.reason} Everything that you entered is here.
        </Note>
      )}
      <BranchNote draft={draft} />
      <Card title="Holders" action={<ChangeLink to={href(routes.addApplicant)} what="holders" />}>
        <DetailList
          rows={[
            ...names.map((value, at) => ({ label: `Holder ${at + 1}`, value })),
            { label: 'Held', value: modeOfHolding ?? 'Single' },
          ]}
        />
      </Card>
      <Card title="Nominees" action={<ChangeLink to={href(routes.addNominee)} what="nominees" />}>
        {nominees.length ? (
          <DetailList
            rows={nominees.map(({ name, sharePercent }) => ({ label: name, value: `${sharePercent ?? 0}%` }))}
          />
        ) : (
          <p>{draft.noNominee ? 'You do not want to nominate' : 'Not entered yet'}</p>
        )}
      </Card>
      <Card title="Bank account" action={<ChangeLink to={href(routes.folioAccount)} what="bank account" />}>
        <p>
          {bankAccount
            ? `${bankAccount.bankName} ${shortNumber(bankAccount.accountNumber)}, ${bankAccount.accountType}`
            : 'Not chosen yet'}
        </p>
        {cheque && <p>Cheque: {cheque.showFileName}</p>}
      </Card>
      {applicants.length > 1 && <HoldersCard draft={draft} />}
      {missing && <MissingNote part={missing} />}
      {!missing && !draft.branch && (
        <>
          <Button onClick={() => void navigate(href(routes.folioInvest))}>Continue to the investment</Button>
          <LinkButton variant="secondary" to={href(routes.folioMultiInvest)}>
            Invest in several funds
          </LinkButton>
        </>
      )}
      <DeleteDraft draft={draft} />
    </Stack>
  )
}

const ChangeLink = ({ to, what }: { to: string; what: string }) => (
  <TextLink to={to} look="strong" aria-label={`Change the ${what}`}>
    Change
  </TextLink>
)

const ways: Readonly<
  Record<Exclude<MissingPart, 'confirmations' | 'chequeReview'>, { text: string; label: string; to: string }>
> = {
  modeOfHolding: {
    text: 'Choose how the folio is held.',
    label: 'Go to the applicants',
    to: href(routes.addApplicant),
  },
  taxDetails: {
    text: 'The tax details of an applicant are missing.',
    label: 'Go to the applicants',
    to: href(routes.addApplicant),
  },
  nominees: {
    text: 'Add a nominee, or choose not to nominate.',
    label: 'Go to the nominees',
    to: href(routes.addNominee),
  },
  bank: { text: 'Choose the bank account.', label: 'Go to the bank account', to: href(routes.folioAccount) },
  cheque: {
    text: 'Upload a cancelled cheque of the new account.',
    label: 'Upload the cheque',
    to: href(routes.folioCheque),
  },
}

function MissingNote({ part }: { part: MissingPart }) {
  const days = useFigures()?.answerBusinessDays
  if (part === 'confirmations')
    return (
      <Note tone="info" title="Waiting for a holder">
        You can invest once every holder has confirmed. We tell you by e-mail and SMS.
      </Note>
    )
  if (part === 'chequeReview')
    return (
      <Note tone="info" title="We are looking at your cheque">
        We answer{days && ` within ${days} business days,`} by e-mail and SMS. Then you can invest, or choose
        another account now.
      </Note>
    )
  const { text, label, to } = ways[part]
  return (
    <Note tone="warning" title="One thing is missing" action={<LinkButton to={to}>{label}</LinkButton>}>
      {text}
    </Note>
  )
}
