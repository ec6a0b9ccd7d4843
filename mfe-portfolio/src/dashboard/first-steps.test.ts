import { firstSteps, kycNote, stepsLeft } from './first-steps'

test('says that a KYC on hold stops investing, and says nothing about a validated one', () => {
  expect(kycNote('Validated')).toBeNull()
  expect(kycNote('On-Hold')).toMatchObject({
    tone: 'warning',
    title: 'Your KYC is on hold',
    needsHelp: true,
  })
})

test('uses the specified words for a KYC that is registered but not validated', () => {
  expect(kycNote('Registered')?.title).toBe('Your KYC Status is Registered but not validated')
})

test.each(['On-Hold', 'Rejected', 'Not Available', 'Under Process'] as const)(
  'makes KYC the next of three steps while it is %s',
  (status) => {
    const steps = firstSteps(status, { sip: '₹500', lumpSum: '₹1,000' })
    expect(steps.map((step) => step.state)).toEqual(['done', 'now', 'next', 'next'])
    expect(stepsLeft(steps)).toBe('Your account is open. Three steps to your first investment.')
    expect(steps[2]?.text).toBe('From ₹500 a month, or ₹1,000 once.')
  },
)

test('names no monthly amount where no SIP can be started yet', () => {
  expect(firstSteps('Validated', { sip: null, lumpSum: '₹1,000' })[2]?.text).toBe('From ₹1,000.')
})

test('makes picking a fund the next of two steps once KYC is done', () => {
  const steps = firstSteps('Validated', null)
  expect(steps.map((step) => step.state)).toEqual(['done', 'done', 'now', 'next'])
  expect(stepsLeft(steps)).toBe('Your account is open. Two steps to your first investment.')
})
