import {
  api,
  Button,
  Card,
  ChoiceRows,
  formatDate,
  href,
  routes,
  shortNumber,
  Stack,
  useAccountByUpi,
  useNavigate,
  VerifyByUpi,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { BankAccount } from '@portal/contracts/folios/investor'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import type { NewFolioTyped } from '@portal/contracts/wire/slots'
import { useId, useState } from 'react'
import { AccountFields } from '../create-folio/account-fields'
import { accountVerdicts, banksOf, type FieldName } from '../create-folio/validate-new-folio'
import { NEW_BANK, newAccountOf } from '../create-folio/new-folio-typed'
import { accountTypeText, usableFromText } from '../shared/folio-words'
import { FolioPage } from '../shared/folio-page'
import { useNextPages } from '../shared/use-next-pages'
import { RefusedNote } from '../shared/refused-note'
import { useSave } from '../shared/use-save'
import { WithFolios } from '../shared/with-folios'

/** Which account pays for the folio and is paid from it. */
export default function AddAccountPage() {
  return (
    <FolioPage
      title={t`Bank account`}
      context={t`The account of the first holder. You invest from it, and redemptions are paid to it.`}
      step="account"
      back={{ to: href(routes.addNominee), label: t`Nominees` }}
    >
      {(draft) => (
        <WithFolios>
          {(folios) => <Account key={draft.draftId} draft={draft} banks={banksOf(folios)} />}
        </WithFolios>
      )}
    </FolioPage>
  )
}

function Account({ draft, banks }: { draft: NewFolioDraft; banks: readonly BankAccount[] }) {
  const navigate = useNavigate()
  const next = useNextPages()
  const id = useId()
  const { busy, refusal, save } = useSave()
  const kept = draft.bankAccount
  const [typed, setTyped] = useState<NewFolioTyped>({ bank: kept ? (kept.bankId ?? KEPT) : '' })
  const [pressed, setPressed] = useState(false)
  const verdicts = new Map(typed.bank === NEW_BANK ? accountVerdicts(typed) : [])
  const validate = () => {
    setPressed(true)
    return Boolean(typed.bank) && ![...verdicts.values()].some(Boolean)
  }
  const errorOf = (name: FieldName) => (pressed ? verdicts.get(name) : undefined)
  const goOn = async () => {
    if (!validate() || !typed.bank) return
    const { draftId, version } = draft
    let now: NewFolioDraft | undefined = draft
    if (typed.bank !== KEPT) {
      const bank = typed.bank === NEW_BANK ? newAccountOf(typed) : { bankId: typed.bank }
      const body = { draftId, version, bank, chequeId: null }
      now = await save(() => api.call(createFolioApi.saveBankDetails, body))
    }
    // Where the bank has the investor's name, nothing else has to show whose the account is.
    if (now) void navigate(href(now.missing.includes('cheque') ? next.cheque : next.after))
  }
  return (
    <Stack>
      <RefusedNote text={refusal} />
      <Card title={t`Choose an account`}>
        <Stack gap="fields">
          <ChoiceRows
            id={`${id}-bank`}
            label={t`Bank account`}
            hideLabel
            value={typed.bank ?? null}
            options={rowsOf(banks, draft)}
            onChange={(bank) => setTyped({ ...typed, bank })}
            {...(pressed && !typed.bank && { error: t`Choose a bank account` })}
          />
          {typed.bank === NEW_BANK && (
            <>
              <p>{t`We credit Rs. 1 to the account to see that it is in your name. Where its bank has another name, we ask for a cheque.`}</p>
              <AccountFields
                typed={typed}
                onType={(changed) => setTyped({ ...typed, ...changed })}
                errorOf={errorOf}
                leave={() => undefined}
                idOf={(name) => `${id}-${name}`}
              />
            </>
          )}
        </Stack>
      </Card>
      <Button busy={busy} onClick={() => void goOn()}>{t`Continue`}</Button>
      {typed.bank === NEW_BANK && (
        <ByUpi typed={typed} busy={busy} mayOpen={validate} onDone={() => void goOn()} />
      )}
    </Stack>
  )
}

interface ByUpiProps {
  typed: NewFolioTyped
  busy: boolean
  /** Says what is wrong with the fields, and whether nothing is. */
  mayOpen: () => boolean
  /** The server knows by now what the payment showed, so saving the account sends no Rs. 1. */
  onDone: () => void
}

/** The other way to show whose a new account is, where the server has it. */
function ByUpi({ typed, busy, mayOpen, onDone }: ByUpiProps) {
  const offersUpi = useAccountByUpi()
  const [open, setOpen] = useState(false)
  if (!offersUpi) return null
  const done = () => {
    setOpen(false)
    onDone()
  }
  return (
    <>
      <Button variant="secondary" icon="qr" onClick={() => setOpen(!busy && mayOpen())}>
        {t`Verify by UPI instead`}
      </Button>
      {open && (
        <VerifyByUpi
          open
          account={newAccountOf(typed)}
          onClose={() => setOpen(false)}
          onVerified={done}
          onMismatch={done}
        />
      )}
    </>
  )
}

/** The new account that the draft has already; only its last four digits are known here. */
const KEPT = 'KEPT'

const keptText = (type: string, isProved: boolean) =>
  isProved ? t`${type} · checked with the bank` : t`${type} · needs a cheque`

function rowsOf(banks: readonly BankAccount[], { bankAccount: kept, missing }: NewFolioDraft) {
  const isProved = !missing.includes('cheque') && !missing.includes('chequeReview')
  return [
    ...(kept && !kept.bankId
      ? [
          {
            value: KEPT,
            title: `${kept.bankName} ${shortNumber(kept.accountNumber)}`,
            description: keptText(accountTypeText(kept.accountType), isProved),
          },
        ]
      : []),
    ...banks.map(({ bankId, bankName, accountLast4, accountType, usableFrom }) => ({
      value: bankId,
      title: `${bankName} ${shortNumber(accountLast4)}`,
      description: accountTypeText(accountType),
      ...(usableFrom && { unavailable: usableFromText(formatDate(usableFrom)) }),
    })),
    { value: NEW_BANK, title: t`Another account of mine`, description: t`We check that it is in your name` },
  ]
}
