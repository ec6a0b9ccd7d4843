import { type Answers, neverAnswered, ok, renderPage, serverError } from '@portal/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { branches, closedDetails, faqs, openDetails, tickets } from '../testing/help-samples'
import { oddConf, usualPeriod } from '../testing/odd-figures'
import AskPage from './ask.page'
import HelpPage from './help.page'
import QueryPage from './query.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const answers: Answers = {
  'faqs/Investor': ok(faqs),
  'branch/list': ok(branches),
  'query/list': ok(tickets),
  'query/details': ok(openDetails),
  conf: oddConf,
  contactUs: ok({ emailAddress: 'care@example.in' }),
  'feedback/check': ok({ reference: null }),
}

test('the periods of help are the ones that the server reckons with, in every card that names one', async () => {
  const { container } = renderPage(HelpPage, { answers })
  const card = async (name: string) => screen.findByRole('region', { name })
  const steps = await card('If something went wrong')
  await waitFor(() => expect(steps).toHaveTextContent('what happened. We answer within 4 business days.'))
  expect(steps).toHaveTextContent('of your query. We resolve complaints within 23 days.')
  expect(steps).toHaveTextContent('. We must reply there within 23 days.')
  const standards = await card('How long things take')
  expect(standards).toHaveTextContent('Answer to a queryWithin 4 business days')
  expect(standards).toHaveTextContent('Within 13 working days, 14 for funds that invest abroad')
  expect(standards).toHaveTextContent('Within 15 working days of the record date')
  expect(standards).toHaveTextContent('New bank accountCan be used after 17 days')
  expect(standards).toHaveTextContent('ComplaintResolved within 23 days')
  expect(await card('Your queries')).toHaveTextContent('We answer within 4 business days.')
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'xylophone')
  expect(
    screen.getByText('Try other words, choose a topic, or ask us. We answer within 4 business days.'),
  ).toBeVisible()
  expect(container).not.toHaveTextContent(usualPeriod)
})

test('without the figures of the server help names no period that hangs on one', async () => {
  const { container } = renderPage(HelpPage, { answers: { ...answers, conf: serverError } })
  const steps = await screen.findByRole('region', { name: 'If something went wrong' })
  await screen.findByRole('list', { name: 'Questions' })
  expect(steps).toHaveTextContent('Write a query and say what happened.')
  expect(screen.getByText('Units of a purchase')).toBeVisible()
  expect(container).not.toHaveTextContent(/answer within|complaints within|undefined/)
})

test('while the day of an answer loads, the question page names the time that the server gives for answers', async () => {
  const { container } = renderPage(AskPage, {
    at: '/home/help/ask',
    answers: { ...answers, 'query/list': neverAnswered },
  })
  expect(await screen.findByText('We answer within 4 business days.')).toBeVisible()
  expect(container).not.toHaveTextContent(usualPeriod)
})

test('a query says for how long the server lets it be reopened, while it is open and when that is over', async () => {
  const at = '/home/help/query?number=Q2608-0919'
  const open = renderPage(QueryPage, { at, answers })
  expect(await screen.findByText('You can reopen a closed query for 37 days.')).toBeVisible()
  expect(open.container).not.toHaveTextContent(usualPeriod)
  open.unmount()
  const closed = renderPage(QueryPage, {
    at,
    answers: { ...answers, 'query/details': ok(closedDetails) },
  })
  expect(await screen.findByText('This query was closed more than 37 days ago')).toBeVisible()
  expect(closed.container).not.toHaveTextContent(usualPeriod)
})
