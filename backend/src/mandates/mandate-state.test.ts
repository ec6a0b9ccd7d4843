import { MandateStatus } from '@portal/contracts/mandates/mandate'
import fc from 'fast-check'
import {
  isLegalMandateChange,
  isLegalRegistrationChange,
  mayBecome,
  type MandateEvent,
  type MandateState,
  nextMandateState,
  type RegistrationEvent,
  type RegistrationState,
} from './mandate-state'

test('a mandate is pending, active, inactive or expired; what expired stays so [S4.002]', () => {
  expect(MandateStatus.options).toEqual(['ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING REGISTRATION'])
  const events: MandateEvent[] = ['paused', 'resumed', 'revoked', 'expired']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 12 }), (happened) => {
      let state: MandateState = 'ACTIVE'
      for (const event of happened) {
        const next = nextMandateState(state, event)
        if (!next) continue
        expect(state).not.toBe('EXPIRED')
        expect(isLegalMandateChange(state, next)).toBe(true)
        state = next
      }
    }),
  )
})

test('whatever the bank says, and in whatever order, a registration ends once', () => {
  const news: RegistrationEvent[] = ['approved', 'registered', 'refused', 'rejected', 'abandoned']
  const final: RegistrationState[] = ['registered', 'refused', 'rejected']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...news), { maxLength: 12 }), (said) => {
      let state: RegistrationState = 'opened'
      for (const event of said) {
        if (!mayBecome(state, event)) continue
        expect(final).not.toContain(state)
        expect(isLegalRegistrationChange(state, event)).toBe(true)
        state = event
      }
    }),
  )
})
