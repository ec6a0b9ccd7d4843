import { ok, renderPage, speak } from '@portal/testing'
import { sampleConf, samplePlan } from '@portal/testing/samples'
import { screen } from '@testing-library/react'
import FlowPage from '../../pages/flow.page'
import remote from '../../remote'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

afterEach(() => speak('en', remote))

test('a pause is asked for in Hindi, with the plan as it is now', async () => {
  await speak('hi', remote)
  renderPage(FlowPage, {
    answers: {
      'transaction/SystematicPlans/details': ok({
        today: '2026-08-25',
        plan: samplePlan(),
        instalments: [],
        changes: [],
      }),
      'investor/getRenewSipDetails': ok({ plans: [], mandates: [] }),
      conf: ok(sampleConf),
    },
    at: '/home/investments/modify?plan=SR100002&change=pause',
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'अपनी एसआईपी कुछ समय के लिए रोकें' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'कितने समय तक?' })).toBeVisible()
  expect(screen.getAllByRole('radio', { name: / तक$/ }).length).toBeGreaterThan(0)
  expect(screen.getAllByText('आपकी एसआईपी अभी')[0]).toBeVisible()
})
