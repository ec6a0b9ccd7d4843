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
