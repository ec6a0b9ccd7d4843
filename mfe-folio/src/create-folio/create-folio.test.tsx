import '@testing-library/jest-dom'
import { configureApi, message, queryClient, queryFor, showToast, signIn } from '@portal/kernel'
import { newAccountApi } from '@portal/contracts/folio-opening/new-account'
import type { CreateFolioProps, CreateFolioValue } from '@portal/contracts/wire/slots'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type FakeAnswer, fakeServer, HostProvider } from '@portal/testing'
import { demoSession, oddConf } from '@portal/testing/samples'
import { sampleBank, sampleFolio } from '../testing/sample-folios'
import CreateFolioSlot from './create-folio.slot'

jest.mock('@portal/kernel', () => ({
  ...jest.requireActual<typeof import('@portal/kernel')>('@portal/kernel'),
  uploadFile: jest.fn(async () => ({ documentId: 'document-1' })),
}))

const branch = { data: { bankName: 'Parijat Bank', branchName: 'Fort', branchCity: 'Mumbai' } }
const cooling = sampleBank({
  bankId: 'bank-3308',
  bankName: 'Palash Bank',
  accountLast4: '3308',
  usableFrom: '2026-08-31',
})
const host = {
  kind: 'shell',
  toast: showToast,
  announce: () => undefined,
  setTitle: () => undefined,
  setLeaveQuestion: () => undefined,
  report: () => undefined,
} as const

/** A form of another remote around the slot. */
function Form({
  initial,
  shown,
  ...props
}: Partial<CreateFolioProps> & { initial: CreateFolioValue; shown: CreateFolioValue[] }) {
  const [value, setValue] = useState(initial)
  shown.push(value)
  return (
    <CreateFolioSlot
      frame="cards"
      showErrors={false}
      refused={{}}
      idOf={(field) => `x-${field}`}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

function show(props: Partial<CreateFolioProps> = {}, answers: Record<string, FakeAnswer> = {}) {
  queryClient.clear()
  configureApi({ encryption: false })
  signIn(demoSession)
  const given: Record<string, FakeAnswer> = {
    'investor/get/folio': { data: { folios: [sampleFolio({ banks: [sampleBank(), cooling] })] } },
    'bank/details': branch,
    ...answers,
  }
  const calls = fakeServer(({ path }) => given[path] ?? { status: 404, message: 'no' })
  const shown: CreateFolioValue[] = []
  const form = (more: Partial<CreateFolioProps> = {}) => (
    <HostProvider value={host}>
      <Form initial={props.value ?? { newFolio: null }} shown={shown} {...props} {...more} />
    </HostProvider>
  )
  const { rerender } = render(form())
  return { calls, value: () => shown.at(-1), ask: (more: Partial<CreateFolioProps>) => rerender(form(more)) }
}

const paste = async (field: string, text: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: field }))
  await userEvent.paste(text)
}

test('a bank of mine and the nominees of another folio make a folio', async () => {
  const { value } = show()
  expect(await screen.findByRole('radio', { name: 'Palash Bank ••3308' })).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: 'Parijat Bank ••4417' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Same as folio XXXXXX4821' }))
  expect(value()?.newFolio).toEqual({
    bank: { bankId: 'bank-4417' },
    nomination: { kind: 'sameAs', folioNo: '1000004821' },
  })
})

test('where the bank of a new account has another name, a cheque is taken right there, and a person looks at it', async () => {
  const own = { accountNumber: '778899010000', ifscCode: 'PRJT0000417', accountType: 'Savings' as const }
  const newFolio = { bank: own, nomination: { kind: 'none' as const } }
  const { calls } = show(
    { value: { newFolio }, refused: { accountNumber: message('nameMatchFailed') } },
    { conf: { data: oddConf }, 'transaction/newFolio/proveAccount': { data: { cheque: 'inReview' } } },
  )
  expect(await screen.findByText(message('nameMatchFailed'))).toBeVisible()
  expect(screen.queryByLabelText(/^Cancelled cheque/)).toBeNull()
  const { queryKey } = queryFor(newAccountApi.checkAccount, { account: own })
  act(() => queryClient.setQueryData(queryKey, { cheque: 'wanted' }))
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'cheque.png', {
    type: 'image/png',
  })
  await userEvent.upload(await screen.findByLabelText(/^Cancelled cheque/), picture)
  expect(await screen.findByText(message('chequeInReview', { days: 4 }))).toBeVisible()
  expect(screen.queryByText(message('nameMatchFailed'))).toBeNull()
  expect(calls.find(({ path }) => path === 'transaction/newFolio/proveAccount')?.body).toMatchObject({
    account: own,
    chequeId: 'document-1',
  })
  await userEvent.type(screen.getByLabelText('Account number'), '1')
  expect(screen.queryByText(message('chequeInReview', { days: 4 }))).toBeNull()
})

test('nominees are named right here, the first choice; opting out comes after it', async () => {
  const master = { data: { familyTags: [{ name: 'Spouse', code: 'SP' }] } }
  const { value, ask } = show({}, { 'investor/master': master })
  await userEvent.click(await screen.findByRole('radio', { name: 'Parijat Bank ••4417' }))
  const choices = within(screen.getByRole('group', { name: /^Who receives the units after you/ }))
  const rows = choices.getAllByRole('radio')
  expect(rows[0]).toHaveAccessibleName('I name nominees')
  expect(rows.at(-1)).toHaveAccessibleName('I do not want to nominate')
  await userEvent.click(rows[0]!)
  expect(value()?.newFolio).toBeNull()
  expect(screen.queryByText('Choose how you are related')).toBeNull()
  ask({ showErrors: true })
  expect(await screen.findByText('Choose how you are related')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('id', 'x-nominee1-name')
  await paste('Name', 'Rohan Verma')
  await userEvent.click(screen.getByRole('combobox', { name: /^Relation to you/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Spouse' }))
  await userEvent.click(screen.getByRole('combobox', { name: /^Identity/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Aadhaar' }))
  await paste('Last 4 digits of the Aadhaar number', '4821')
  expect(value()?.newFolio).toEqual({
    bank: { bankId: 'bank-4417' },
    nomination: {
      kind: 'listed',
      nominees: [
        {
          name: 'Rohan Verma',
          relation: 'SP',
          sharePercent: 100,
          dateOfBirth: null,
          identity: { kind: 'Aadhaar', number: '4821' },
          guardian: null,
        },
      ],
    },
  })
})

test('another account is typed twice and its branch is looked up once; opting out of nominees is declared', async () => {
  const { value, calls } = show()
  await userEvent.click(await screen.findByRole('radio', { name: 'Another account of mine' }))
  await paste('Account number', '1234 5678 901')
  await paste('Account number again', '12345678901')
  await paste('IFSC', 'parj0000417')
  expect(await screen.findByText('Parijat Bank, Fort, Mumbai')).toBeVisible()
  expect(calls.filter(({ path }) => path === 'bank/details')).toHaveLength(1)
  await userEvent.click(screen.getByRole('combobox', { name: /^Account type/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Savings' }))
  await userEvent.click(screen.getByRole('radio', { name: 'I do not want to nominate' }))
  expect(value()?.newFolio).toEqual({
    bank: { accountNumber: '12345678901', ifscCode: 'PARJ0000417', accountType: 'Savings' },
    nomination: { kind: 'none' },
  })
})

test('another account is of one of the four types [S9.029]', async () => {
  show()
  await userEvent.click(await screen.findByRole('radio', { name: 'Another account of mine' }))
  await userEvent.click(screen.getByRole('combobox', { name: /^Account type/ }))
  const types = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(types).toEqual(['Savings', 'Current', 'NRO', 'NRE'])
})

test('an account number of too many digits is refused whole: cut off it would be another account', async () => {
  const { ask } = show()
  await userEvent.click(await screen.findByRole('radio', { name: 'Another account of mine' }))
  await paste('Account number', '1234567890123456789')
  ask({ showErrors: true })
  const account = screen.getByRole('textbox', { name: 'Account number' })
  expect(account).toHaveValue('1234567890123456789')
  expect(account).toHaveAccessibleDescription(/6 to 18 digits/)
})

test('a nominee receives the units; the part does not say that he inherits them', async () => {
  show()
  expect(await screen.findByRole('group', { name: /^Who receives the units after you/ })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/inherit/i)
})

test('nothing is called wrong before its field was left or the form asks, then everything is', async () => {
  const { ask } = show()
  await userEvent.click(await screen.findByRole('radio', { name: 'Another account of mine' }))
  expect(screen.queryByText('Choose nominees, or say that you do not want to nominate')).toBeNull()
  await paste('IFSC', 'PARJ1')
  await userEvent.tab()
  expect(screen.getByRole('textbox', { name: 'IFSC' })).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByRole('textbox', { name: 'Account number' })).not.toHaveAttribute('aria-invalid')
  ask({ showErrors: true })
  expect(screen.getByRole('textbox', { name: 'Account number' })).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByText('Choose nominees, or say that you do not want to nominate')).toBeVisible()
})

test('what the server refused stands at its field, which has the focus, until it is another one', async () => {
  const bank = { accountNumber: '12345670000', ifscCode: 'PARJ0000417', accountType: 'Savings' as const }
  show({
    value: { newFolio: { bank, nomination: { kind: 'none' } } },
    refused: { accountNumber: 'This account is not in your name.' },
  })
  const account = await screen.findByRole('textbox', { name: 'Account number' })
  await waitFor(() => expect(account).toHaveFocus())
  expect(account).toHaveAccessibleDescription(/not in your name/)
  expect(screen.getByRole('textbox', { name: 'Account number again' })).toHaveValue('12345670000')
  await userEvent.type(account, '1')
  expect(account).not.toHaveAccessibleDescription(/not in your name/)
})

test('an IFSC that no branch has is said while it is typed', async () => {
  show({}, { 'bank/details': { code: '-333', message: 'We found no branch with this IFSC.' } })
  await userEvent.click(await screen.findByRole('radio', { name: 'Another account of mine' }))
  await paste('IFSC', 'PARJ0000418')
  expect(await screen.findByText('We found no branch with this IFSC.')).toBeVisible()
})

test('accounts that did not load can be tried again', async () => {
  const answers: Record<string, FakeAnswer> = { 'investor/get/folio': { code: '-300', message: 'Not now.' } }
  show({}, answers)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText(/Not now. What you entered is kept./)).toBeVisible()
  fakeServer(() => ({ data: { folios: [sampleFolio()] } }))
  await userEvent.click(retry)
  expect(await screen.findByRole('radio', { name: 'Parijat Bank ••4417' })).toBeVisible()
})
