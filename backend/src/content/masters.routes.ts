import { AccountType, HoldingMode } from '@portal/kernel/contracts/common'
import { SipGoal, SipPeriod } from '@portal/kernel/contracts/investment'
import { PaymentMode } from '@portal/kernel/contracts/payment-attempt'
import { Frequency } from '@portal/kernel/contracts/scheme-selection'
import { masterApi } from '@portal/kernel/contracts/master'
import { sipDates } from '@portal/kernel/format'
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
