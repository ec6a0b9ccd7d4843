// @needs-page
import { FormTextField, PortalForm, portalStore } from '@portal/kernel'
import type { PortalRouter } from '@portal/kernel/internal'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { leaveQuestionAtom } from '../page/leave-question.atom'
import { isPageBusy } from './page-busy'

const onPage = (path: string, inFlow = false) => {
  history.replaceState(null, '', `/investors${path}`)
  return { state: { matches: [{ route: { handle: { inFlow } } }] } } as unknown as Pick<PortalRouter, 'state'>
}
beforeEach(() => (document.body.innerHTML = '<main><input></main>'))
afterEach(() => portalStore.set(leaveQuestionAtom, null))

test('the dashboard with nothing typed may be loaded anew', () => {
  expect(isPageBusy(onPage('/home/dashboard'))).toBe(false)
  expect(isPageBusy(onPage('/home/explore-funds/All?scheme=1'))).toBe(false)
})

test.each([
  '/home/transact/review',
  '/home/transaction/payment',
  '/home/create-folio/add-nominee',
  '/home/investments/modify-sip',
  '/home/service-request/add-bank',
  '/nct/source-folio',
  '/home/e-mandate/review',
  '/home/sip',
])('%s is left alone [S4.025]', (path) => {
  expect(isPageBusy(onPage(path))).toBe(true)
})

test('so is a page that says it is in a flow, or asks before it is left', () => {
  expect(isPageBusy(onPage('/auth/register', true))).toBe(true)
  portalStore.set(leaveQuestionAtom, 'Not saved.')
  expect(isPageBusy(onPage('/home/dashboard'))).toBe(true)
})

test('so is a page with an open dialog, or with words typed', () => {
  document.body.innerHTML = '<dialog open></dialog>'
  expect(isPageBusy(onPage('/home/dashboard'))).toBe(true)
  document.body.innerHTML = '<main><input></main>'
  document.querySelector('input')!.value = 'ZZZPV'
  expect(isPageBusy(onPage('/auth/login'))).toBe(true)
})

test('so is a page with a form that was typed into, whose fields have no default of their own', async () => {
  document.body.innerHTML = ''
  render(
    <main>
      <PortalForm label="Ask" initialValues={{ words: '' }} onSubmit={() => undefined}>
        {() => <FormTextField name="words" label="Your question" />}
      </PortalForm>
    </main>,
  )
  expect(isPageBusy(onPage('/home/help'))).toBe(false)
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'Where is my money?')
  expect(isPageBusy(onPage('/home/help'))).toBe(true)
})
