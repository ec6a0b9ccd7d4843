import type { PageHandle } from '@portal/kernel'
import remote from './remote'

test('has the pages of a new folio and of the KYC, one for other holders, and two slots [S2.043 S2.044 S2.045 S2.046]', async () => {
  expect(remote.routes.map(({ path }) => path)).toEqual([
    ...['add-applicant', 'add-nominee', 'add-account', 'upload-cheque', 'review'].map(
      (name) => `home/create-folio/${name}`,
    ),
    ...['invest', 'edit-invest', 'payment'].map((name) => `home/create-folio/${name}`),
    ...[
      'multi-invest',
      'multi-add-account',
      'multi-cheque',
      'multi-review',
      'multi-payment',
      'multi-success',
    ].map((name) => `home/create-folio/${name}`),
    ...['kyc-applicant', 'onboard-applicant', 'video-kyc'].map((name) => `home/create-folio/${name}`),
    'confirm-folio',
    'complete-kyc',
  ])
  for (const load of Object.values(remote.slots)) expect(typeof (await load()).default).toBe('function')
})

test('a hard reload starts a new folio anew, of a review it leads home [S2.104, S2.105, S2.106]', () => {
  const pages: readonly { path: string; handle: PageHandle }[] = remote.routes
  const leads = Object.fromEntries(
    pages
      .filter(({ handle }) => handle.inFlow)
      .map(({ path, handle }) => [path.replace('home/create-folio/', ''), handle.afterReload]),
  )
  const start = '/home/create-folio/add-applicant'
  expect(leads).toEqual({
    'add-applicant': undefined,
    'add-nominee': start,
    'add-account': start,
    'upload-cheque': start,
    review: '/home/dashboard',
    invest: start,
    'edit-invest': start,
    payment: start,
    'multi-invest': start,
    'multi-add-account': start,
    'multi-cheque': start,
    'multi-review': '/home/dashboard',
    'multi-payment': undefined,
    'multi-success': undefined,
  })
})
