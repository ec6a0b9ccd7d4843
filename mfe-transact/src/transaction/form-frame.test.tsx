// @needs-page
import { FormTextField } from '@portal/kernel'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '@portal/testing'
import { useState } from 'react'
import { FormFrame } from './form-frame'
import { orderSteps } from './steps'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

test('what is typed is kept once a change, though keeping it draws the page anew', async () => {
  const kept: string[] = []
  function Page() {
    const [, setDraft] = useState({})
    const keep = ({ amount = '' }: { amount?: string }) => {
      kept.push(amount)
      setDraft({ amount })
    }
    return (
      <FormFrame<{ amount?: string }>
        title="Invest"
        steps={orderSteps('Amount', 'first')}
        initial={() => ({ amount: '' })}
        validate={() => ({})}
        keep={keep}
        onSubmit={() => Promise.resolve(undefined)}
        busy={false}
        refused={{ title: '', refusal: undefined }}
        summary={(action) => action}
      >
        {() => <FormTextField name="amount" label="Amount" />}
      </FormFrame>
    )
  }
  renderPage(Page, { answers: {} })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '25')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(kept).toEqual(['', '2', '25'])
})
