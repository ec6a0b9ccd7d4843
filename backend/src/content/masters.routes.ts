import { AccountType, HoldingMode } from '@portal/contracts/wire/common'
import { SipGoal, SipPeriod } from '@portal/contracts/schemes/investment'
import { PaymentMode } from '@portal/contracts/payments/payment-attempt'
import { Frequency } from '@portal/contracts/schemes/scheme-selection'
import { masterApi } from '@portal/contracts/support/master'
import { sipDates } from '@portal/contracts/format'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { allCountries } from './countries'
import { states } from './states'

const occupations = [
  'Agriculture',
  'Business',
  'Government service',
  'Homemaker',
  'Private sector service',
  'Professional',
  'Public sector service',
  'Retired',
  'Student',
  'Others',
]

/** As the FATCA declaration has them, in rupees a year. */
const incomeRanges = [
  'Below 1 lakh',
  '1 to 5 lakh',
  '5 to 10 lakh',
  '10 to 25 lakh',
  '25 lakh to 1 crore',
  'Above 1 crore',
]

export function registerMasters(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, masterApi, {
    country: async () => ({ countries: [...allCountries()] }),
    stateList: async () => ({ states: [...states] }),
    master: async () => ({
      accountTypes: [...AccountType.options],
      holdingModes: [...HoldingMode.options],
      frequencies: [...Frequency.options],
      sipDates: [...sipDates],
      sipPeriods: [...SipPeriod.options],
      paymentModes: [...PaymentMode.options],
      goals: [...SipGoal.options],
      occupations,
      incomeRanges,
    }),
  })
}
