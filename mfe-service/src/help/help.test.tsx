import { type Answers, navigate, ok, refusal, renderPage, serverError, npsBands } from '@portal/testing'
import { sampleConf } from '@portal/testing/samples'
import { textOf, uploadFile } from '@portal/kernel'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answeredDetails, branches, closedDetails, tickets, faqs, openDetails } from '../testing/help-samples'
import AskPage from './ask.page'
import BranchesPage from './branches.page'
import HelpPage from './help.page'
import QueryPage from './query.page'

jest.mock('@portal/kernel', () => ({
  ...jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
  uploadFile: jest.fn(),
}))

const answers: Answers = {
  'faqs/Investor': ok(faqs),
  'branch/list': ok(branches),
  'query/list': ok(tickets),
  'query/details': ok(openDetails),
  conf: serverError,
  contactUs: ok({ emailAddress: 'care@example.in' }),
  'feedback/check': ok({ reference: null }),
}
const conf = { ...sampleConf, environment: 'staging' }
const questions = () =>
  within(screen.getByRole('list', { name: 'Questions' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
const type = async (text: string) => {
  const box = screen.getByRole('textbox', { name: 'Your question' })
  await userEvent.clear(box)
  await userEvent.type(box, text)
}

test('answers show while a question is typed, in the words of the investor; a topic shows all of its own [S2.020]', async () => {
  renderPage(HelpPage, { answers })
  expect(await screen.findByRole('list', { name: 'Questions' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Popular questions' })).toBeVisible()
  expect(questions()).toEqual(['Why was my SIP not debited?', 'Which NAV do I get?'])
  expect(screen.getByRole('link', { name: 'Open my systematic plans' })).toBeVisible()
  await type('sip band karna')
  expect(questions()[0]).toBe('How do I stop or cancel a SIP?')
  await type('xylophone')
  expect(screen.getByText('No answer has these words')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^SIP and mandates/ }))
  expect(questions()).toEqual(['Why was my SIP not debited?', 'How do I stop or cancel a SIP?'])
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('')
})

test('the brochure of the funds is the one of this environment, and stands only once that is known [S9.073]', async () => {
  const unknown = renderPage(HelpPage, { answers })
  await screen.findByRole('list', { name: 'Questions' })
  expect(screen.queryByRole('link', { name: /^Brochure/ })).toBeNull()
  unknown.unmount()
  renderPage(HelpPage, { answers: { ...answers, conf: ok(conf) } })
  expect(await screen.findByRole('link', { name: /^Brochure of our funds/ })).toHaveAttribute(
    'href',
    'https://uat.neemmf.example/brochure.pdf',
  )
})

test('an answer that tells to call has the number that dials', async () => {
  const answer = 'If it is missing, call 1800-209-7446 with the order number.'
  const [sip, ...rest] = faqs.topics
  const [first, ...others] = sip?.questions ?? []
  const topics = sip && first ? [{ ...sip, questions: [{ ...first, answer }, ...others] }, ...rest] : []
  const withNumber = { ...faqs, topics }
  renderPage(HelpPage, { answers: { ...answers, conf: ok(conf), 'faqs/Investor': ok(withNumber) } })
  const list = within(await screen.findByRole('list', { name: 'Questions' }))
  expect(await list.findByRole('link', { name: '1800-209-7446' })).toHaveAttribute('href', 'tel:18002097446')
  expect(list.getByText(/^If it is missing, call/)).toHaveTextContent(answer)
})

test('each query says where it stands [S1.041]', async () => {
  renderPage(HelpPage, { answers })
  const mine = await screen.findByRole('region', { name: 'Your queries' })
  const row = await within(mine).findByRole('link', { name: /Debit of this month/ })
  expect(row).toHaveTextContent('Answer by 26 Aug')
  expect(row).toHaveAttribute('href', '/home/help/query?number=Q2608-0919')
  expect(within(mine).getByRole('link', { name: /IDCW/ })).toHaveTextContent('Needs your reply')
})

test('what does not load says so in its card and can be tried again; the rest of the page lives on', async () => {
  let failing = true
  renderPage(HelpPage, {
    answers: { ...answers, 'query/list': () => (failing ? serverError : ok({ ...tickets, tickets: [] })) },
  })
  expect(await screen.findByText('Your queries did not load')).toBeVisible()
  expect(await screen.findByRole('list', { name: 'Questions' })).toBeVisible()
  failing = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No queries yet')).toBeVisible()
})

test('feedback that is due is a button on the page, and leads to its page', async () => {
  renderPage(HelpPage, { answers: { ...answers, 'feedback/check': ok({ reference: 'ref-9' }) } })
  await userEvent.click(await screen.findByRole('button', { name: 'Give feedback' }))
  expect(navigate).toHaveBeenCalledWith('/auth/feedback')
})

test('a question without words is not sent; a refusal keeps what was typed [S1.041]', async () => {
  const { callsOf } = renderPage(AskPage, {
    at: '/home/help/ask?topic=BANK',
    answers: { ...answers, 'query/insert': refusal('You have 10 queries that wait for our answer.', '-585') },
  })
  expect(await screen.findByText('We answer by Thursday, 27 August 2026.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }))
  expect(screen.getAllByText('Write your question.').length).toBeGreaterThan(0)
  expect(callsOf('query/insert')).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'New account')
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'From when?')
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('You have 10 queries that wait for our answer.')
  expect(callsOf('query/insert')[0]!.body).toMatchObject({
    topic: 'BANK',
    subject: 'New account',
    text: 'From when?',
    documentIds: [],
  })
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('From when?')
})

test('after a question a popup gives its number and our address, and OK leads to it [S2.112]', async () => {
  const { callsOf } = renderPage(AskPage, {
    at: '/home/help/ask?topic=BANK',
    answers: {
      ...answers,
      'query/insert': ok({ number: 'Q2608-0920', answerBy: '2026-08-27' }),
      contactUs: ok({ emailAddress: 'care@neemmf.example' }),
    },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), 'New account')
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'From when?')
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }))
  const popup = within(await screen.findByRole('dialog', { name: 'We have your question' }))
  expect(popup.getByText(/Q2608-0920/)).toBeVisible()
  expect(await popup.findByRole('link', { name: 'care@neemmf.example' })).toHaveAttribute(
    'href',
    'mailto:care@neemmf.example',
  )
  expect(callsOf('contactUs')).toHaveLength(1)
  await userEvent.click(popup.getByRole('button', { name: 'OK' }))
  expect(navigate).toHaveBeenCalledWith('/home/help/query?number=Q2608-0920', { replace: true })
})

test('a question waits for its paper; one that was removed meanwhile stays away', async () => {
  const uploads: ((documentId: string) => Promise<void>)[] = []
  jest
    .mocked(uploadFile)
    .mockImplementation(
      (_call, { name }) =>
        new Promise((resolve) =>
          uploads.push((documentId) => act(async () => resolve({ documentId, name } as never))),
        ),
    )
  const { callsOf } = renderPage(AskPage, {
    at: '/home/help/ask?topic=BANK',
    answers: { ...answers, 'query/insert': ok({ number: 'Q2608-0920' }) },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), 'New account')
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'From when?')
  const send = screen.getByRole('button', { name: 'Send question' })
  const choose = (label: RegExp, name: string) =>
    userEvent.upload(screen.getByLabelText(label), new File(['%PDF-1.7'], name, { type: 'application/pdf' }))
  await choose(/^Papers/, 'first.pdf')
  await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'))
  await userEvent.click(send)
  expect(callsOf('query/insert')).toEqual([])
  await uploads[0]!('document-1')
  expect(send).not.toHaveAttribute('aria-disabled')
  await choose(/^Add another paper/, 'second.pdf')
  await waitFor(() => expect(uploads).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: 'Remove first.pdf' }))
  await uploads[1]!('document-2')
  await userEvent.click(send)
  await waitFor(() => expect(callsOf('query/insert')[0]?.body).toMatchObject({ documentIds: ['document-2'] }))
})

test('an answer is rated from 0 to 10, and each band has its own question [S9.033]', async () => {
  expect(npsBands.map(({ from, upTo }) => `${from}-${upTo}`)).toEqual(['0-6', '7-8', '9-10'])
  const { callsOf } = renderPage(QueryPage, {
    at: '/home/help/query?number=Q2608-0919',
    answers: {
      ...answers,
      'query/details': ok(answeredDetails),
      'query/rate': ok({ ...answeredDetails, canRate: false }),
    },
  })
  const card = within(await screen.findByRole('region', { name: 'How was our answer?' }))
  for (const { from, upTo, question } of npsBands)
    for (const score of [from, upTo]) {
      await userEvent.click(card.getByRole('radio', { name: String(score) }))
      expect(card.getByRole('textbox', { name: textOf(question) })).toBeVisible()
    }
  await userEvent.type(card.getByRole('textbox'), 'Quick')
  await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
  expect(callsOf('query/rate')[0]!.body).toMatchObject({ number: 'Q2608-0919', score: 10, comment: 'Quick' })
  expect(screen.queryByRole('region', { name: 'How was our answer?' })).toBeNull()
})

test('a reply goes with the query, and the form is empty after it', async () => {
  const { callsOf } = renderPage(QueryPage, {
    at: '/home/help/query?number=Q2608-0919',
    answers: { ...answers, 'query/reply': ok(openDetails) },
  })
  const box = await screen.findByRole('textbox', { name: 'Your message' })
  await userEvent.type(box, 'And also this')
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(callsOf('query/reply')[0]!.body).toMatchObject({ number: 'Q2608-0919', text: 'And also this' })
  expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('')
})

test('a query closed long ago offers a new question in place of a reply', async () => {
  renderPage(QueryPage, {
    at: '/home/help/query?number=Q2608-0919',
    answers: {
      ...answers,
      conf: ok(conf),
      'query/details': ok(closedDetails),
    },
  })
  expect(await screen.findByText('This query was closed more than 30 days ago')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ask a new question' })).toBeVisible()
})

test('a query of somebody else is not there', async () => {
  renderPage(QueryPage, {
    at: '/home/help/query?number=Q2608-0001',
    answers: { ...answers, 'query/details': { status: 404, code: 'E_NOT_FOUND', message: 'Not found' } },
  })
  expect(await screen.findByText('We could not find this query')).toBeVisible()
})

function browserNotifies(answer: (told: PositionCallback, refused: PositionErrorCallback) => void) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: answer },
  })
}

test('branches are found by pin code and town; a refused location is told, a known one sorts by distance', async () => {
  renderPage(BranchesPage, { at: '/home/help/branches?near=411004', answers })
  const names = () =>
    within(screen.getByRole('list', { name: 'Branches' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(await screen.findByRole('textbox', { name: 'Pin code or town' })).toHaveValue('411004')
  expect(names()[0]).toMatch(/^Deccan, Pune.*open until 5:30 pm/)
  browserNotifies((_, refused) => refused({ code: 1 } as GeolocationPositionError))
  await userEvent.click(screen.getByRole('button', { name: 'Show the nearest first' }))
  expect(screen.getByRole('status')).toHaveTextContent('Your browser does not tell us.')
  browserNotifies((told) => told({ coords: { latitude: 18.628, longitude: 73.801 } } as GeolocationPosition))
  await userEvent.click(screen.getByRole('button', { name: 'Show the nearest first' }))
  expect(names()[0]).toMatch(/^Pimpri, Pune.*0\.0 km$/)
  await userEvent.clear(screen.getByRole('textbox'))
  await userEvent.type(screen.getByRole('textbox'), 'Leh')
  expect(screen.getByText('No branch found')).toBeVisible()
})
