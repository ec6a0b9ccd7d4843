import {
  api,
  Button,
  Card,
  Columns,
  EmptyState,
  FindIfsc,
  FormSelect,
  FormTextField,
  href,
  LinkButton,
  maskFolio,
  message,
  Note,
  Page,
  PortalForm,
  routes,
  Stack,
  UploadField,
  useAccountByUpi,
  useField,
  useFigures,
  useSearchParams,
  validateAccountNumber,
  validateIfsc,
  validateRequired,
  VerifyByUpi,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import { folioBankApi, type NewAccount } from '@portal/contracts/folios/folio-bank'
import { useRef, useState } from 'react'
import { FailureNote } from '../shared/failure-note'
import { Loaded } from '../shared/loaded'
import { uploadAttachment } from '../shared/upload-attachment'
import { useAsk } from '../shared/use-ask'
import { accountTypes } from './account-types'
import { useBanks } from './bank.api'

const back = () => ({ to: href(routes.bankList), label: t`Bank accounts` })

/** /home/service-request/add-bank and /nct/add-bank: one more account of a folio. */
export default function AddBankPage() {
  const [query] = useSearchParams()
  const banks = useBanks()
  return (
    <Page title={t`Add a bank account`} back={back()} width="narrow">
      <Loaded failure={t`Your bank accounts did not load`} query={banks}>
        {({ folios }) => {
          const folio =
            folios.find(({ folioNo }) => folioNo === query.get('folio')) ??
            folios.find(({ canChange }) => canChange)
          if (!folio) return <NoFolio />
          const masked = maskFolio(folio.folioNo)
          return folio.whyNoMore ? (
            <Note
              tone="warning"
              title={t`You cannot add an account to folio ${masked} now`}
              action={
                <LinkButton size="sm" variant="secondary" to={href(routes.bankList)}>
                  {t`See your accounts`}
                </LinkButton>
              }
            >
              {folio.whyNoMore}
            </Note>
          ) : (
            <AddBank folioNo={folio.folioNo} />
          )
        }}
      </Loaded>
    </Page>
  )
}

function NoFolio() {
  return (
    <EmptyState
      fullPage
      title={t`No folio to add an account to`}
      action={<LinkButton to={href(routes.exploreFunds)}>{t`Explore funds`}</LinkButton>}
    >
      {t`Your account is added with your first investment.`}
    </EmptyState>
  )
}

interface Values {
  accountNumber: string
  accountAgain: string
  ifscCode: string
  accountType: NewAccount['accountType']
}

const accountOf = ({ accountNumber, ifscCode, accountType }: Values): NewAccount => ({
  accountNumber: accountNumber.trim(),
  ifscCode: ifscCode.trim().toUpperCase(),
  accountType,
})

/** Checks an account and asks for it; where its bank has another name, once there is a cheque. */
function useNewAccount(folioNo: string) {
  const { ask, busy, failure, forget } = useAsk(routes.bankReview)
  const [cheque, setCheque] = useState<Cheque>()
  const [needsCheque, setNeedsCheque] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [checking, setChecking] = useState(false)
  return {
    busy: busy || checking,
    failure: refused ?? failure,
    needsCheque,
    cheque,
    setCheque,
    /** What was said of another account holds no more. */
    forgetAnswer() {
      setNeedsCheque(false)
      setRefused(undefined)
      forget()
    },
    async check(account: NewAccount) {
      let chequeDocumentId: string | null = null
      setRefused(undefined)
      forget()
      setChecking(true)
      try {
        const { nameMatches } = await api.call(folioBankApi.verify, { folioNo, account })
        setNeedsCheque(!nameMatches)
        if (!nameMatches && !cheque) return
        if (!nameMatches) chequeDocumentId = cheque?.documentId ?? null
      } catch (error) {
        setNeedsCheque(false)
        setRefused((error as Error).message)
        return
      } finally {
        setChecking(false)
      }
      await ask(() => api.call(folioBankApi.add, { folioNo, account, chequeDocumentId }))
    },
  }
}

function AddBank({ folioNo }: { folioNo: string }) {
  const { busy, failure, needsCheque, cheque, setCheque, forgetAnswer, check } = useNewAccount(folioNo)
  const folio = maskFolio(folioNo)
  const chosenWay = useRef<Way>('check')
  const [byUpi, setByUpi] = useState<NewAccount>()
  const submit = async (values: Values) => {
    if (busy) return
    const account = accountOf(values)
    if (chosenWay.current === 'check') return check(account)
    forgetAnswer()
    setByUpi(account)
  }
  /** The server knows by now what the payment showed, so this sends no Rs. 1. */
  const goOn = (account: NewAccount) => {
    setByUpi(undefined)
    void check(account)
  }
  return (
    <>
      <PortalForm<Values>
        label={t`New bank account`}
        initialValues={{ accountType: 'Savings' }}
        initialValuesEqual={() => true}
        onSubmit={submit}
      >
        {({ submitting }) => (
          <Stack>
            <PennyDropNote />
            <FailureNote failure={failure} />
            <Card title={t`Account for folio ${folio}`}>
              <AccountFields />
            </Card>
            {needsCheque && <ChequeCard cheque={cheque} onChange={setCheque} />}
            <Ways busy={submitting || busy} onChoose={(way) => (chosenWay.current = way)} />
          </Stack>
        )}
      </PortalForm>
      {byUpi && (
        <VerifyByUpi
          open
          account={byUpi}
          onClose={() => setByUpi(undefined)}
          onVerified={() => goOn(byUpi)}
          onMismatch={() => goOn(byUpi)}
        />
      )}
    </>
  )
}

function PennyDropNote() {
  const wait = useFigures()?.days.bankCooling
  return (
    <Note icon="info">
      {message('pennyDrop')}
      {wait !== undefined &&
        ` ${plural(wait, {
          one: 'You can use the account # day after you add it.',
          other: 'You can use the account # days after you add it.',
        })}`}
    </Note>
  )
}

type Way = 'check' | 'upi'

/** Both send the form, whose fields are validated before either. The second one is never disabled: focus comes back to it. */
function Ways({ busy, onChoose }: { busy: boolean; onChoose: (way: Way) => void }) {
  const offersUpi = useAccountByUpi()
  return (
    <>
      <Button type="submit" busy={busy} onClick={() => onChoose('check')}>
        {t`Check the account`}
      </Button>
      {offersUpi && (
        <Button type="submit" variant="secondary" icon="qr" onClick={() => onChoose('upi')}>
          {t`Verify by UPI instead`}
        </Button>
      )}
    </>
  )
}

interface Cheque {
  file: File
  documentId: string
}

/** The bank has another name: a cheque shows whose the account is. */
function ChequeCard({
  cheque,
  onChange,
}: {
  cheque: Cheque | undefined
  onChange: (cheque: Cheque | undefined) => void
}) {
  return (
    <Card title={t`Cancelled cheque`}>
      <Stack gap="fields">
        <Note tone="warning" role="alert">
          {message('nameMatchFailed')}
        </Note>
        <UploadField
          label={t`Cheque with your name on it`}
          value={cheque?.file ?? null}
          onChange={(file) => file || onChange(undefined)}
          onUpload={async (file, progress, signal) => {
            const { documentId } = await uploadAttachment(file, progress, signal)
            onChange({ file, documentId })
          }}
        />
      </Stack>
    </Card>
  )
}

function AccountFields() {
  const ifsc = useField<string>('ifscCode')
  return (
    <Stack gap="fields">
      <FormTextField
        name="accountNumber"
        label={t`Account number`}
        inputMode="numeric"
        autoComplete="off"
        validate={(value) => validateAccountNumber(value)}
      />
      <FormTextField
        name="accountAgain"
        label={t`Account number again`}
        inputMode="numeric"
        autoComplete="off"
        validate={(value, values) =>
          value === (values as Partial<Values>).accountNumber
            ? undefined
            : t`The two numbers are not the same`
        }
      />
      <Columns>
        <FormTextField
          name="ifscCode"
          label="IFSC"
          maxLength={11}
          autoComplete="off"
          validate={(value) => validateIfsc((value ?? '').toUpperCase())}
        />
        <FormSelect
          name="accountType"
          label={t`Account type`}
          options={accountTypes()}
          validate={(value) => validateRequired(value, t`Account type`)}
        />
      </Columns>
      <FindIfsc onChoose={ifsc.input.onChange} />
    </Stack>
  )
}
