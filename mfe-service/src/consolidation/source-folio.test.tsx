import { neverAnswered, ok, renderPage } from '@portal/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mergeSettings, requestAnswers } from '../testing/request-samples'
import SourceFolioPage from './source-folio.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const target = '91016010'
const sources = ['91016011', '91016012', '91016013']
const folio = (folioNo: string) => ({
  folioNo,
  holdingMode: 'Single',
  holders: ['Asha Verma'],
  schemes: 1,
  value: 10_000_00,
  openedOn: '2023-06-01',
  mergesInto: [target, ...sources].filter((other) => other !== folioNo),
  whyNot: null,
})

test('more folios than the server merges at once are refused at the choice, with the number that it gave', async () => {
  renderPage(SourceFolioPage, {
    at: `/home/service-request/source-folio?target=${target}`,
    answers: {
      ...requestAnswers,
      'request/settings': ok(mergeSettings(2)),
      'investor/getMergeableFolios': ok({ folios: [target, ...sources].map(folio) }),
      'investor/folioConsolidation/validate': neverAnswered,
    },
  })
  expect(await screen.findByText('At most 2 at once.')).toBeVisible()
  const tooMany = 'You can merge at most 2 folios at once. Choose fewer folios.'
  for (const box of screen.getAllByRole('checkbox')) {
    expect(screen.queryByText(tooMany)).toBeNull()
    await userEvent.click(box)
  }
  expect(screen.getByText(tooMany)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Review and confirm' })).toBeDisabled()
})
