import { questionFor, readStored, removeStored, writeStored } from '@portal/kernel'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { navigate, ok, refusal, renderPublicPage } from '@portal/testing'
import FeedbackPage from './feedback.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const kept = () => readStored('feedbackReference', z.string())
const answers = { 'feedback/submit': ok({}), 'feedback/postpone': ok({}) }
const login = ['/auth/login', { replace: true }]

beforeEach(() => writeStored('feedbackReference', 'ref-1'))
afterEach(() => removeStored('feedbackReference'))

test('the score and the words are sent with the reference, once; then the log-in page [S2.002]', async () => {
  const { calls, toast } = renderPublicPage(FeedbackPage, answers)
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: '9' }))
  await user.type(screen.getByLabelText(/What do you like most/), 'Plain words')
  await user.dblClick(screen.getByRole('button', { name: 'Send feedback' }))
  expect(calls).toMatchObject([
    { path: 'feedback/submit', body: { reference: 'ref-1', score: 9, comment: 'Plain words' } },
  ])
  expect(navigate.mock.calls).toEqual([login])
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' }))
  expect(kept()).toBeUndefined()
})

test('without a number nothing is sent, and it is said what is missing', async () => {
  const { calls } = renderPublicPage(FeedbackPage, answers)
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
  expect(screen.getByText('Choose a number from 0 to 10.')).toBeVisible()
  expect(calls).toEqual([])
})

test('a zero is a score', async () => {
  const { calls } = renderPublicPage(FeedbackPage, answers)
  await userEvent.click(screen.getByRole('radio', { name: '0' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
  expect(calls).toMatchObject([{ path: 'feedback/submit', body: { reference: 'ref-1', score: 0 } }])
})

test('"Ask me later" puts it off and leads to the log-in page', async () => {
  const { calls } = renderPublicPage(FeedbackPage, answers)
  await userEvent.click(screen.getByRole('button', { name: 'Ask me later' }))
  expect(calls).toMatchObject([{ path: 'feedback/postpone', body: { reference: 'ref-1' } }])
  expect(navigate.mock.calls).toEqual([login])
  expect(kept()).toBeUndefined()
})

test('a refusal stays on the page with what was typed', async () => {
  const text = 'You have already answered, or the 30 minutes to answer are over.'
  renderPublicPage(FeedbackPage, { 'feedback/submit': refusal(text, '-105') })
  await userEvent.click(screen.getByRole('radio', { name: '3' }))
  await userEvent.type(screen.getByLabelText(/What should we do better/), 'Faster')
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByLabelText(/What should we do better/)).toHaveValue('Faster')
  expect(navigate).not.toHaveBeenCalled()
})

test('who comes without a sign-out finds the way to the log-in page, not a form', () => {
  removeStored('feedbackReference')
  renderPublicPage(FeedbackPage)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getAllByRole('link', { name: /Log in/ })[0]).toHaveAttribute('href', '/auth/login')
})

test.each([
  [0, 'What should we do better?'],
  [6, 'What should we do better?'],
  [7, 'What would have made it a 10?'],
  [8, 'What would have made it a 10?'],
  [9, 'What do you like most?'],
  [10, 'What do you like most?'],
])('a score of %i asks: %s [S9.033]', (score, question) => expect(questionFor(score)).toBe(question))
