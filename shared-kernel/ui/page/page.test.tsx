import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { announce, LiveRegion, PageTitleProvider } from '../base/public'
import { Button, LinkButton } from '../button/public'
import { ChoiceRows, SegmentedControl } from '../choice/public'
import { ErrorPanel } from '../feedback/public'
import { Icon } from '../icon/public'
import { LinkProvider } from '../link/public'

import { Card, Page, Stepper, Tabs } from './public'

const user = userEvent.setup()

test('a page has one title, which also names the document', () => {
  const setTitle = jest.fn()
  render(
    <PageTitleProvider value={setTitle}>
      <Page
        title="Invest"
        back={{ to: '/scheme', label: 'Neem Flexi Cap Fund' }}
        documentTitle="Invest in Flexi Cap"
      >
        content
      </Page>
    </PageTitleProvider>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invest')
  expect(setTitle).toHaveBeenCalledWith('Invest in Flexi Cap')
  expect(screen.getByRole('link', { name: 'Neem Flexi Cap Fund' })).toHaveAttribute('href', '/scheme')
})

test('a card is a region named by its title', () => {
  render(<Card title="Recent transactions">rows</Card>)
  expect(screen.getByRole('region', { name: 'Recent transactions' })).toHaveTextContent('rows')
})

test('a busy button ignores clicks, says that it does, and does not submit its form', () => {
  const [onClick, onSubmit] = [jest.fn(), jest.fn()]
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Pay
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Pay' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(fireEvent.click(button)).toBe(false)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('links inside the portal go through the host’s router, others do not', () => {
  render(
    <LinkProvider value={({ to, ...rest }) => <a href={`/investors${to}`} {...rest} />}>
      <LinkButton to="/home/dashboard">Home</LinkButton>
      <LinkButton href="https://www.example.org/">Elsewhere</LinkButton>
    </LinkProvider>,
  )
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/investors/home/dashboard')
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('href', 'https://www.example.org/')
})

test('tabs are moved by arrows and show one panel', async () => {
  function Example() {
    const [tab, setTab] = useState<'a' | 'b'>('a')
    return (
      <Tabs
        label="Kinds"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'a', label: 'All', count: 9 },
          { value: 'b', label: 'Debt' },
        ]}
      >
        Panel {tab}
      </Tabs>
    )
  }
  render(<Example />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Debt' })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Debt' })).toHaveTextContent('Panel b')
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel', { name: 'All 9' })).toHaveTextContent('Panel a')
})

test('the steps of a flow: done ones link back, the current one is marked', () => {
  render(
    <Stepper
      current={1}
      steps={[{ label: 'Amount', to: '/invest' }, { label: 'Review' }, { label: 'Pay', to: '/pay' }]}
    />,
  )
  expect(screen.getByRole('link', { name: 'Done: Amount' })).toHaveAttribute('href', '/invest')
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Review')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
})

test('choices are moved by keys; what cannot be chosen says why', async () => {
  const onChange = jest.fn()
  render(
    <ChoiceRows
      label="Bank"
      value="a"
      onChange={onChange}
      options={[
        { value: 'a', title: 'Parijat Bank ••4417', details: 'Default bank' },
        { value: 'b', title: 'Palash Bank ••3308', unavailable: 'Can be used from 31 Aug 2026' },
      ]}
    />,
  )
  const closed = screen.getByRole('radio', { name: 'Palash Bank ••3308' })
  expect(closed).toBeDisabled()
  expect(closed).toHaveAccessibleDescription('Can be used from 31 Aug 2026')
  expect(screen.getByText('Default bank')).toBeInTheDocument()
})

test('a short label is read in full', async () => {
  const onChange = jest.fn()
  render(
    <SegmentedControl
      label="Period"
      hideLabel
      value="1Y"
      onChange={onChange}
      options={[
        { value: '1Y', label: '1Y', longLabel: '1 year' },
        { value: '3Y', label: '3Y', longLabel: '3 years' },
      ]}
    />,
  )
  await user.click(screen.getByRole('radio', { name: '3 years' }))
  expect(onChange).toHaveBeenCalledWith('3Y')
  expect(screen.getByRole('group', { name: 'Period' })).toBeInTheDocument()
})

test('an error panel offers another try, a way out and whom to call with which code', async () => {
  const onRetry = jest.fn()
  render(
    <ErrorPanel
      fullPage
      title="This page did not open"
      code="LOAD-003"
      helpline="1800-209-7446"
      onRetry={onRetry}
      wayOut={{ to: '/home/dashboard', label: 'Go to Home' }}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('link', { name: 'Go to Home' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '1800-209-7446' })).toHaveAttribute('href', 'tel:18002097446')
  expect(screen.getByText('LOAD-003')).toBeInTheDocument()
})

test('an icon is decoration unless it is named', () => {
  const { container } = render(<Icon name="bank" />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  render(<Icon name="bank" label="Bank" />)
  expect(screen.getByRole('img', { name: 'Bank' })).toBeInTheDocument()
})

test('the same announcement twice is heard twice', () => {
  render(<LiveRegion />)
  act(() => announce('Copied'))
  const first = screen.getByRole('status').textContent
  act(() => announce('Copied'))
  expect(screen.getByRole('status').textContent).not.toBe(first)
  act(() => announce('Logged out', { assertive: true }))
  expect(screen.getByRole('alert')).toHaveTextContent('Logged out')
})
