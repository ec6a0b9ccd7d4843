import remote from './remote'

test('has the pages of the KYC and offers the fields of a new folio', async () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'home/create-folio/kyc-applicant',
      'home/create-folio/onboard-applicant',
      'home/create-folio/video-kyc',
    ]),
  )
  expect(typeof (await remote.slots['create-folio']()).default).toBe('function')
})
