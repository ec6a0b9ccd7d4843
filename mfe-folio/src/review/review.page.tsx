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
  type Text,
  textOf,
  TextLink,
  useFigures,
  useNavigate,
} from '@portal/kernel'
import { msg, plural, t } from '@portal/kernel/words'
import type { MissingPart, NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { BranchNote } from '../applicants/branch-note'
import { DeleteDraft } from '../draft/delete-draft'
import { DraftList } from '../draft/draft-list'
import { accountTypeText, holderText, holdingText } from '../shared/folio-words'
import { FolioPage } from '../shared/folio-page'
import { HoldersCard } from './holders-card'

/** All of the folio, what waits for whom, and the way on to the investment. */
export default function FolioReviewPage() {
  return (
    <FolioPage
      title={t`Review your new folio`}
      context={t`The folio opens when all holders have confirmed it and we have your money.`}
      step="review"
      back={{ to: href(routes.folioAccount), label: t`Bank account` }}
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
  const { applicants, modeOfHolding, nominees, broken } = draft
  const [missing] = draft.missing
  const names = applicants.map(({ investorName }) => investorName)
  return (
    <Stack>
      {broken && (
        <Note tone="warning" title={t`We kept your new folio`}>
          {broken.reason} {t`Everything that you entered is here.`}
        </Note>
      )}
      <BranchNote draft={draft} />
      <Card
        title={t`Holders`}
        action={<ChangeLink to={href(routes.addApplicant)} label={t`Change the holders`} />}
      >
        <DetailList
          rows={[
            ...names.map((value, at) => ({ label: holderText(at + 1), value })),
            { label: t`Held`, value: holdingText(modeOfHolding) },
          ]}
        />
      </Card>
      <Card
        title={t`Nominees`}
        action={<ChangeLink to={href(routes.addNominee)} label={t`Change the nominees`} />}
      >
        {nominees.length ? (
          <DetailList
            rows={nominees.map(({ name, sharePercent }) => ({ label: name, value: `${sharePercent ?? 0}%` }))}
          />
        ) : (
          <p>{draft.noNominee ? t`You do not want to nominate` : t`Not entered yet`}</p>
        )}
      </Card>
      <BankCard draft={draft} />
      {applicants.length > 1 && <HoldersCard draft={draft} />}
      {missing && <MissingNote part={missing} />}
      {!missing && !draft.branch && (
        <>
          <Button
            onClick={() => void navigate(href(routes.folioInvest))}
          >{t`Continue to the investment`}</Button>
          <LinkButton
            variant="secondary"
            to={href(routes.folioMultiInvest)}
          >{t`Invest in several funds`}</LinkButton>
        </>
      )}
      <DeleteDraft draft={draft} />
    </Stack>
  )
}

function BankCard({ draft: { bankAccount, cheque } }: { draft: NewFolioDraft }) {
  const file = cheque?.showFileName
  return (
    <Card
      title={t`Bank account`}
      action={<ChangeLink to={href(routes.folioAccount)} label={t`Change the bank account`} />}
    >
      <p>
        {bankAccount
          ? `${bankAccount.bankName} ${shortNumber(bankAccount.accountNumber)}, ${accountTypeText(bankAccount.accountType)}`
          : t`Not chosen yet`}
      </p>
      {file && <p>{t`Cheque: ${file}`}</p>}
    </Card>
  )
}

const ChangeLink = ({ to, label }: { to: string; label: string }) => (
  <TextLink to={to} look="strong" aria-label={label}>{t`Change`}</TextLink>
)

const ways: Readonly<
  Record<Exclude<MissingPart, 'confirmations' | 'chequeReview'>, { text: Text; label: Text; to: string }>
> = {
  modeOfHolding: {
    text: msg`Choose how the folio is held.`,
    label: msg`Go to the applicants`,
    to: href(routes.addApplicant),
  },
  taxDetails: {
    text: msg`The tax details of an applicant are missing.`,
    label: msg`Go to the applicants`,
    to: href(routes.addApplicant),
  },
  nominees: {
    text: msg`Add a nominee, or choose not to nominate.`,
    label: msg`Go to the nominees`,
    to: href(routes.addNominee),
  },
  bank: {
    text: msg`Choose the bank account.`,
    label: msg`Go to the bank account`,
    to: href(routes.folioAccount),
  },
  cheque: {
    text: msg`Upload a cancelled cheque of the new account.`,
    label: msg`Upload the cheque`,
    to: href(routes.folioCheque),
  },
}

function answerText(days: number | undefined): string {
  if (!days) return t`We answer by e-mail and SMS. Then you can invest, or choose another account now.`
  return plural(days, {
    one: 'We answer within # business day, by e-mail and SMS. Then you can invest, or choose another account now.',
    other:
      'We answer within # business days, by e-mail and SMS. Then you can invest, or choose another account now.',
  })
}

function MissingNote({ part }: { part: MissingPart }) {
  const days = useFigures()?.answerBusinessDays
  if (part === 'confirmations')
    return (
      <Note
        tone="info"
        title={t`Waiting for a holder`}
      >{t`You can invest once every holder has confirmed. We tell you by e-mail and SMS.`}</Note>
    )
  if (part === 'chequeReview')
    return (
      <Note tone="info" title={t`We are looking at your cheque`}>
        {answerText(days)}
      </Note>
    )
  const { text, label, to } = ways[part]
  return (
    <Note
      tone="warning"
      title={t`One thing is missing`}
      action={<LinkButton to={to}>{textOf(label)}</LinkButton>}
    >
      {textOf(text)}
    </Note>
  )
}
