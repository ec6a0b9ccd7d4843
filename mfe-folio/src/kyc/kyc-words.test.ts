import { KycStatus } from '@portal/contracts/kyc/kyc-status'
import {
  customerKycOf,
  kycMessageOf,
  KycProviderStatus,
  kycTable,
  providerKycOf,
} from '@portal/contracts/kyc/kyc-words'
import { textOf } from '@portal/kernel'
import { stepAfterProvider } from './next-kyc-step'
import { messageWords, statusWords } from './kyc-words'

test('one table turns the words of the registry into OK and NOT OK [S4.003]', () => {
  const ok = KycStatus.options.filter((status) => customerKycOf(status) === 'KYC OK')
  expect(ok).toEqual(['Validated', 'Registered'])
  for (const { registry, customer } of kycTable) expect(customerKycOf(registry)).toBe(customer)
})

test('a provider that is DONE is COMPLETED, one that FAILED reads as incomplete', () => {
  const messages = KycProviderStatus.options.map((status) => [status, kycMessageOf(status)])
  expect(Object.fromEntries(messages)).toEqual({
    NEW: 'INCOMPLETE',
    DRAFT: 'DRAFT',
    PENDING: 'PENDING',
    DONE: 'COMPLETED',
    FAILED: 'INCOMPLETE',
  })
})

test('a KYC that was begun elsewhere has come as far as its registry says', () => {
  expect(KycStatus.options.map(providerKycOf)).toEqual(['DONE', 'DONE', 'PENDING', 'FAILED', 'FAILED', 'NEW'])
})

test('the status messages are the specified ones [S4.053, S4.054, S4.056]', () => {
  expect(textOf(messageWords.PENDING.text)).toBe(
    'Your KYC verification is in Process. Please click below to start Investing.',
  )
  for (const message of ['DRAFT', 'INCOMPLETE'] as const)
    expect(textOf(messageWords[message].text)).toBe(
      'Your KYC verification is not completed. Please click below to complete KYC verification.',
    )
  expect(textOf(messageWords.COMPLETED.text)).toBe(
    'Your KYC verification is completed. Please click below to start Investing.',
  )
})

test('each status says what it means, what it allows and what to do next [S4.057, S4.058, S4.059]', () => {
  expect(textOf(statusWords.Validated.may)).toBe('You can invest with any fund house.')
  expect(statusWords.Validated.next).toBeNull()
  expect(textOf(statusWords.Registered.means)).toBe('Your KYC Status is Registered but not validated')
  expect(textOf(statusWords.Registered.may)).toContain('needs fresh documents')
  for (const status of ['On-Hold', 'Rejected'] as const)
    expect(textOf(statusWords[status].may)).toContain('You cannot buy, redeem or switch')
})

test('DONE, DRAFT, PENDING and FAILED go to the digital-locker flow, any other word to the new-KYC dialog', () => {
  const steps = KycProviderStatus.options.map((status) => [status, stepAfterProvider(status)])
  expect(Object.fromEntries(steps)).toEqual({
    NEW: 'new KYC',
    DRAFT: 'locker',
    PENDING: 'locker',
    DONE: 'locker',
    FAILED: 'locker',
  })
})
