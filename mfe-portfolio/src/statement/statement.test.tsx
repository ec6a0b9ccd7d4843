import { message, saveFile } from '@portal/kernel'
import { type Answers, neverAnswered, ok, refusal, renderPage, serverError } from '@portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountView, gainsView, madeStatement, statementOptions } from '../testing/statement-samples'
import StatementPage from './statement.page'

jest.mock('@portal/kernel', () => ({
  ...jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
  saveFile: jest.fn(),
  downloadFile: jest.fn(async () => new Blob(['a file'])),
}))

const answers: Answers = {
  'statement/options': ok(statementOptions),
  'statement/accountStatement': ok({ view: accountView }),
  'statement/capitalGainStatement': ok({ view: gainsView }),
  'statement/exitLoad': ok({ holdings: [] }),
  'statement/recent': ok({ statements: [] }),
}

const choose = (role: string, name: string) => userEvent.click(screen.getByRole(role, { name }))
const chooseFolio = async (name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: /^Folio/ }))
  await userEvent.click(screen.getByRole('option', { name }))
}
const requested = (calls: { path: string; body: unknown }[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)

test('shows what the statement holds before anything is sent, in its period and scope [S2.026, S1.037]', async () => {
  const { calls } = renderPage(StatementPage, { answers })
  await userEvent.click(await screen.findByRole('radio', { name: 'Capital gains' }))
  await choose('radio', 'Previous Financial Year')
  const gains = await screen.findByRole('region', { name: 'Capital gains' })
  expect(gains).toHaveTextContent('Gains from 1 Apr 2025 to 31 Mar 2026, all folios')
  expect(gains).toHaveTextContent('₹17,890.00')
  expect(gains).toHaveTextContent('Short termGain +₹1,950.00')
  const table = within(screen.getByRole('table', { name: 'What is in the statement' }))
  expect(table.getByRole('row', { name: /^Equity Fund ₹86,400.00/ })).toBeVisible()
  expect(table.getByRole('row', { name: /^Total ₹96,400.00/ })).toBeVisible()
  await waitFor(() =>
    expect(requested(calls, 'statement/capitalGainStatement').at(-1)).toMatchObject({
      period: 'Previous Financial Year',
      folioNo: null,
      schemePlanCode: null,
    }),
  )
})

test('offers exactly the periods of the specification, with their days [S9.028]', async () => {
  renderPage(StatementPage, { answers })
  const periods = within(await screen.findByRole('group', { name: /^Period/ }))
  expect(periods.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'Current Financial Year',
    'Previous Financial Year',
    'Date Range',
    'Since Inception',
  ])
  expect(screen.getByText('1 Apr 2026 to today')).toBeVisible()
  expect(screen.getByText('1 Apr 2025 to 31 Mar 2026')).toBeVisible()
  expect(screen.getByText('From 29 Jul 2016')).toBeVisible()
})

test('of all folios only an e-mail is offered, and says why [S8.049]', async () => {
  renderPage(StatementPage, { answers })
  expect(await screen.findByRole('button', { name: 'E-mail the PDF' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Download the/ })).not.toBeInTheDocument()
  expect(screen.getByText(/A statement of all folios is sent by e-mail only/)).toBeVisible()
  expect(screen.getByText(/To open the PDF, enter your PAN in capitals/)).toBeVisible()
})

test('a folio is downloaded once it is made, under its name, and the investor is told [S8.048]', async () => {
  const states = ['making', 'ready'] as const
  let polls = 0
  const { calls, toast } = renderPage(StatementPage, {
    answers: {
      ...answers,
      'statement/request': ok({ statement: { ...madeStatement, state: 'waiting', progress: 0 } }),
      'statement/status': () => ok({ statement: { ...madeStatement, state: states[polls++] ?? 'ready' } }),
    },
  })
  await chooseFolio('XXXX8018')
  await choose('radio', 'Excel')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download the Excel' })).toBeEnabled())
  await choose('button', 'Download the Excel')
  expect(await screen.findByRole('progressbar', { name: 'Making your statement' })).toBeVisible()
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), madeStatement.fileName))
  expect(requested(calls, 'statement/request')).toMatchObject([
    { kind: 'ACCOUNT', format: 'XLSX', delivery: 'DOWNLOAD', folioNo: '91018018' },
  ])
  expect(toast).toHaveBeenCalledWith({ type: 'success', message: message('statementDownloaded') })
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

test('what was sent by e-mail is said to be sent [S8.047]', async () => {
  const { toast } = renderPage(StatementPage, {
    answers: {
      ...answers,
      'statement/request': ok({ statement: { ...madeStatement, delivery: 'EMAIL', state: 'sent' } }),
    },
  })
  await waitFor(async () =>
    expect(await screen.findByRole('button', { name: 'E-mail the PDF' })).toBeEnabled(),
  )
  await choose('button', 'E-mail the PDF')
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({ type: 'success', message: message('statementSent') }),
  )
})

test.each([
  ['refused', refusal('Too many statements. Try again in 10 minutes.'), /Too many statements/],
  ['given up', ok({ statement: { ...madeStatement, state: 'failed' } }), /could not make this statement/],
])('a statement that is %s leaves the choice as it is and says what to do', async (_how, answer, words) => {
  renderPage(StatementPage, { answers: { ...answers, 'statement/request': answer } })
  await waitFor(async () =>
    expect(await screen.findByRole('button', { name: 'E-mail the PDF' })).toBeEnabled(),
  )
  await choose('button', 'E-mail the PDF')
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
})

test('a period without transactions is said to be one, and gives nothing away [S8.050]', async () => {
  const empty = { ...accountView, isEmpty: true, transactions: 0 }
  renderPage(StatementPage, {
    answers: { ...answers, 'statement/accountStatement': ok({ view: empty }) },
  })
  expect(await screen.findByText(message('noTransactionsInPeriod'))).toBeVisible()
  expect(screen.getByRole('button', { name: 'E-mail the PDF' })).toBeDisabled()
})

test('a range of dates asks for nothing before both days are there and right', async () => {
  const { calls } = renderPage(StatementPage, { answers })
  await userEvent.click(await screen.findByRole('radio', { name: 'Date Range' }))
  expect(screen.getByRole('heading', { name: 'Choose two dates' })).toBeVisible()
  await userEvent.type(screen.getByLabelText('From'), '01/01/2022')
  await userEvent.type(screen.getByLabelText('To'), '31/12/2021')
  await userEvent.tab()
  expect(await screen.findByText('From date must be before the to date')).toBeVisible()
  const ranged = () =>
    requested(calls, 'statement/accountStatement').filter(
      (body) => (body as { period: string }).period === 'Date Range',
    )
  expect(ranged()).toEqual([])
  await userEvent.clear(screen.getByLabelText('To'))
  await userEvent.type(screen.getByLabelText('To'), '31/12/2022')
  await userEvent.tab()
  await waitFor(() => expect(ranged()).toMatchObject([{ from: '2022-01-01', to: '2022-12-31' }]))
})

test('a folio offers its schemes, All Schemes first; 112A is a format of capital gains alone', async () => {
  renderPage(StatementPage, { answers })
  await chooseFolio('XXXX8018')
  await userEvent.click(screen.getByRole('combobox', { name: /^Scheme/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All Schemes',
    'Neem Flexi Cap Fund · Direct · Growth',
    'Neem ELSS Tax Saver Fund · Direct · Growth',
  ])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('radio', { name: '112A' })).not.toBeInTheDocument()
  await choose('radio', 'Capital gains')
  await choose('radio', '112A')
  await choose('radio', 'ELSS summary')
  expect(screen.getByRole('radio', { name: 'PDF' })).toBeChecked()
})

test('of a long table the latest rows stand first, the others on demand', async () => {
  renderPage(StatementPage, { answers })
  await userEvent.click(await screen.findByRole('radio', { name: 'Capital gains' }))
  const rows = async () =>
    within(await screen.findByRole('table', { name: 'Every sale, purchase by purchase' })).getAllByRole('row')
  expect(await rows()).toHaveLength(8 + 2)
  await choose('button', 'Show all 12')
  expect(await rows()).toHaveLength(12 + 2)
})

test('what was made before is downloaded again, or made anew with the days that it had', async () => {
  const old = { ...madeStatement, statementId: 'old', format: 'PDF', delivery: 'EMAIL', state: 'sent' }
  const { calls } = renderPage(StatementPage, {
    answers: {
      ...answers,
      'statement/recent': ok({ statements: [madeStatement, old] }),
      'statement/request': neverAnswered,
    },
  })
  const card = within(await screen.findByRole('region', { name: 'Sent before' }))
  expect(await card.findByText('Folio XXXX8018 · Excel · 25 Aug 2026, ready to download')).toBeVisible()
  expect(card.getByText('Folio XXXX8018 · PDF · 25 Aug 2026 to XXvi.sinha@example.in')).toBeVisible()
  await userEvent.click(card.getByRole('button', { name: 'Download: Capital gains, 2024–25' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), madeStatement.fileName))
  await waitFor(() =>
    expect(card.getByRole('button', { name: 'Send again: Capital gains, 2024–25' })).toBeEnabled(),
  )
  await userEvent.click(card.getByRole('button', { name: 'Send again: Capital gains, 2024–25' }))
  expect(requested(calls, 'statement/request')).toMatchObject([
    { period: 'Date Range', from: '2024-04-01', to: '2025-03-31', format: 'PDF', delivery: 'EMAIL' },
  ])
})

test('who never invested is led to the funds', async () => {
  renderPage(StatementPage, {
    answers: { ...answers, 'statement/options': ok({ ...statementOptions, inception: null, folios: [] }) },
  })
  expect(await screen.findByRole('heading', { name: 'No statements yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Explore funds' })).toBeVisible()
})

test('what did not load can be tried again, the page and the statement alone', async () => {
  let fails = true
  renderPage(StatementPage, {
    answers: {
      ...answers,
      'statement/accountStatement': () => (fails ? serverError : ok({ view: accountView })),
    },
  })
  expect(await screen.findByRole('heading', { name: 'Your statement did not load' })).toBeVisible()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: /again/i }))
  expect(await screen.findByRole('region', { name: 'Account statement' })).toHaveTextContent('₹9,05,196.00')
})
