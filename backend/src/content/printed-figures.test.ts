import { formatClockTime } from '@portal/contracts/format'
import type * as Validation from '@portal/contracts/validation'
import type * as MandateMessages from '../mandates/mandate-messages'
import type { RegistrationRow } from '../mandates/registration.repository'
import type * as PaymentMessages from '../order-payments/payment-messages'
import type * as OrderMessages from '../orders/order-messages'
import type { OrderRow } from '../orders/order.repository'
import type * as CapitalGains from '../regulation/capital-gains-rules'
import type * as Regulated from '../regulation/regulated-rules'
import type * as Terms from '../regulation/service-terms'
import type * as PlanMessages from '../systematic-plans/plan-messages'
import type * as Faqs from './faqs/faqs'
import type * as FiguresOf from './figures'
import type * as LegalPages from './legal-pages'

const day = '2026-08-25'

/** Makes every figure of a table an odd one: numbers, percents and times; days on which something begins stay. */
function makeOdd(table: object): void {
  for (const [key, value] of Object.entries(table)) {
    const put = (odd: unknown) => void Reflect.set(table, key, odd)
    if (typeof value === 'object' && value !== null) makeOdd(value)
    else if (typeof value === 'number') put(value + (value > 1_000 ? 1_111_00 : 47))
    else if (/^\d\d:\d\d$/.test(value)) put(value.replace(/\d\d$/, '41'))
    else if (/^\d+(\.\d+)?$/.test(value)) put(`${value}${value.includes('.') ? '' : '.'}7`)
  }
}

/** The tables of figures, and the texts of a portal that reckons with them. */
function portalOf({ isOdd }: { isOdd: boolean }) {
  let portal: ReturnType<typeof loadTexts> | undefined
  jest.isolateModules(() => (portal = loadTexts(isOdd)))
  return portal!
}

/* eslint-disable @typescript-eslint/no-require-imports -- Each portal is loaded anew, after its tables. */
function loadTexts(isOdd: boolean) {
  const { serviceTerms } = require('../regulation/service-terms') as typeof Terms
  const gains = require('../regulation/capital-gains-rules') as typeof CapitalGains
  const rules = require('../regulation/regulated-rules') as typeof Regulated
  const { limits, passwordLimits } = require('@portal/contracts/validation') as typeof Validation
  const { cutOffRules, incomeTaxRules, instantRules, stampDutyRules, sttRules } = rules
  const law = { cutOffRules, incomeTaxRules, instantRules, stampDutyRules, sttRules }
  const { capitalGainsRules, equityAllowances, shareBounds } = gains
  const tables = {
    serviceTerms,
    limits,
    passwordLimits,
    ...law,
    capitalGainsRules,
    equityAllowances,
    shareBounds,
  }
  // Before anything else is loaded: a module may take a figure out of its table when it is.
  if (isOdd) makeOdd(tables)
  const { figuresOn } = require('./figures') as typeof FiguresOf
  const { faqsOn } = require('./faqs/faqs') as typeof Faqs
  const { legalPages } = require('./legal-pages') as typeof LegalPages
  const orders = require('../orders/order-messages') as typeof OrderMessages
  const payments = require('../order-payments/payment-messages') as typeof PaymentMessages
  const plans = require('../systematic-plans/plan-messages') as typeof PlanMessages
  const mandates = require('../mandates/mandate-messages') as typeof MandateMessages
  const order = { orderNumber: 'P1', amount: 100_00, netAmount: 100_00, planId: 'S1' } as OrderRow
  const registration = { number: 'R1', umrn: 'U1', limitPaise: 100_00, validFrom: day, validTill: day }
  const account = { bankName: 'Parijat Bank', accountLast4: '4417' }
  const figures = figuresOn(day)
  const messages = [
    orders.refundMessage(order, 100_00, { code: 'paidLate' }),
    payments.moneyTwiceMessage(order, 100_00),
    plans.registeredMessage(order, 'a fund', day),
    () => mandates.registeredMessage(registration as RegistrationRow)(account),
  ]
  const answers = faqsOn(day, { minutes: 20 }).flatMap(({ questions }) => questions)
  return {
    tables,
    figures,
    texts: [
      ...answers.map(({ answer }) => answer),
      ...legalPages.flatMap(({ paragraphs }) => paragraphs(figures)),
      ...messages.map((say) => say().body),
    ],
  }
}

const usual = portalOf({ isOdd: false })
const odd = portalOf({ isOdd: true })

/** Every value of a tree by its path: "days.bankCooling". */
const leaves = (tree: object, path = ''): [string, unknown][] =>
  Object.entries(tree).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null ? leaves(value, `${path}${key}.`) : [[path + key, value]],
  )

/** How the usual figures are printed. */
function phrases({
  tables: { serviceTerms: terms, limits, passwordLimits },
  figures,
}: typeof usual): string[] {
  const { buy, sell } = figures.cutOffs
  return [
    ...[buy.liquid, buy.other, sell.other].map(formatClockTime),
    `${figures.stampDuty}%`,
    `${terms.refundBusinessDays} business days`,
    `${terms.answerBusinessDays} business days`,
    `${terms.taxResidencyDays} days`,
    `${terms.debitNoticeHours} hours`,
    `${terms.monthsBetweenModifications} months`,
    `${terms.elssLockInYears} years`,
    `${terms.failuresInARow.monthly} failures`,
    `at most ${terms.payoutBusinessDays} for`,
    `${limits.days.bankCooling} days`,
    `Up to ${limits.entries.banksOfAFolio},`,
    `up to ${limits.entries.foliosMerged} that`,
    `up to ${limits.entries.nominees} people`,
    `Use ${passwordLimits.min} to ${passwordLimits.max} characters`,
  ]
}

test('every figure that pages are told follows the table that reckons with it', () => {
  const before = new Map(leaves(usual.figures))
  const same = leaves(odd.figures).filter(([path, value]) => before.get(path) === value)
  // Their own day, how a rate is found, and the day from which on one holds, are no figures.
  expect(same.map(([path]) => path)).toEqual(['on', 'gains.other.short', 'debtSlabFrom'])
})

test.each([...new Set(phrases(usual))])(
  '"%s" stands in no answer, page or message once its rule is another',
  (phrase) => {
    const names = new RegExp(`(?<![\\d.])${phrase}`)
    expect(usual.texts.filter((text) => names.test(text))).not.toEqual([])
    expect(odd.texts.filter((text) => names.test(text))).toEqual([])
  },
)
