import type { MoneyLayout, ReconciliationSettings, UnitLayout } from './settings'

/**
 * What a file looks like where RECONCILIATION says nothing else. What is public of each format stands beside it; what
 * is not public is a guess that an installation must compare with a file of its own.
 */
const common = { daily: false, days: 1, delimiter: ',', amounts: 'rupees', dates: 'dayFirst' } as const
const noTrade = { folio: null, plan: null, units: null, nav: null, charges: [], reason: null }
const nothing = { kind: null, fee: null, tax: null, credit: null, debit: null, ...noTrade }

/**
 * Razorpay's settlement recon: names of columns, kinds and units as in
 * https://razorpay.com/docs/api/settlements/fetch-recon/ (there amounts in paise, dates in seconds since 1970, tax part of the fee). The report of
 * its dashboard has the same columns in rupees with dates 25/08/2026; it is not described in public, and seen in code
 * that reads it. Settled T+2 by default: https://razorpay.com/docs/api/settlements/.
 */
const settlement: MoneyLayout = {
  ...common,
  days: 2,
  columns: {
    names: ['entity_id', 'order_receipt'],
    amount: 'amount',
    kind: 'type',
    state: 'settled',
    on: 'settled_at',
    utr: 'settlement_utr',
    batch: 'settlement_id',
    fee: 'fee',
    tax: 'tax',
    credit: 'credit',
    debit: 'debit',
    ...noTrade,
  },
  kinds: { payment: 'capture', refund: 'refund' },
  states: { '1': 'done', true: 'done', yes: 'done', '0': 'open', false: 'open', no: 'open' },
  feeHasTax: true,
  plans: {},
}

/**
 * Fields and states of a payout as in https://razorpay.com/docs/api/x/payouts/fetch-all and
 * https://razorpay.com/docs/x/payouts/states-life-cycle. What banks (ICICI, HDFC) answer to a bulk NEFT file is agreed with each customer and not
 * public: name its columns and states.
 */
const payouts: MoneyLayout = {
  ...common,
  columns: {
    ...nothing,
    names: ['reference_id', 'id'],
    amount: 'amount',
    state: 'status',
    on: 'created_at',
    utr: 'utr',
    batch: 'utr',
  },
  kinds: {},
  states: {
    pending: 'open',
    queued: 'open',
    scheduled: 'open',
    processing: 'open',
    processed: 'done',
    reversed: 'back',
    failed: 'back',
    rejected: 'back',
    cancelled: 'back',
  },
  feeHasTax: true,
  plans: {},
}

/**
 * No CSV of debits is public: sponsor banks turn NPCI's response file (XML) into one of their own. The words are
 * those that banks use of it: https://onefin.readme.io/reference/nach-autodebit-response-status.
 */
const debits: MoneyLayout = {
  ...common,
  columns: {
    ...nothing,
    names: ['transaction_id'],
    amount: 'amount',
    state: 'status',
    on: 'settlement_date',
    utr: 'utr',
    batch: 'utr',
  },
  kinds: {},
  states: { accepted: 'done', returned: 'back', rejected: 'back', 'bank extended': 'open' },
  feeHasTax: true,
  plans: {},
}

/**
 * Columns of CAMS's transaction feed (WBR2), seen in public code that reads them; whether AMOUNT has the stamp duty in
 * it, and in which column our number of an order comes back, is agreed with the registrar. KFintech's are TD_ACNO,
 * SCHPLN, TD_TRNO, TD_TRDT, TD_UNITS, TD_AMT, TD_NAV.
 */
const confirmations: MoneyLayout = {
  ...common,
  columns: {
    ...nothing,
    names: ['USRTRXNO'],
    amount: 'AMOUNT',
    state: null,
    on: 'TRADDATE',
    utr: null,
    batch: 'TRXNNO',
    folio: 'FOLIO_NO',
    plan: 'PRODCODE',
    units: 'UNITS',
    nav: 'PURPRICE',
  },
  kinds: {},
  states: {},
  feeHasTax: true,
  plans: {},
}

/**
 * Columns of the balances that CAMS sends (FOLIOCHK, PRODUCT, CLOS_BAL, RUPEE_BAL, REP_DATE), seen in public code that
 * reads them; CAMS describes them to its customers alone. KFintech's (MFSD203) are FOLIO_NUMBER, PRODUCT_CODE, BALANCE,
 * REPORT_DATE.
 */
const registrar: UnitLayout = {
  ...common,
  columns: {
    folio: 'FOLIOCHK',
    plan: 'PRODUCT',
    units: 'CLOS_BAL',
    nav: null,
    amount: 'RUPEE_BAL',
    on: 'REP_DATE',
  },
  plans: {},
}

export const defaultSettings: ReconciliationSettings = {
  from: null,
  settlement,
  payouts,
  debits,
  confirmations,
  registrar,
}

/**
 * The same where orders go out to the registrar by files (`REGISTRAR=file`), which come back every business day. The
 * columns are those of WBR2 in public code; what the words of TRXNTYPE and TRXNSTAT are is not public: these are our
 * own, and a house names those of its registrar.
 */
export const registrarFileSettings: ReconciliationSettings = {
  ...defaultSettings,
  confirmations: {
    ...confirmations,
    daily: true,
    columns: {
      ...confirmations.columns,
      kind: 'TRXNTYPE',
      state: 'TRXNSTAT',
      charges: ['LOADS', 'STAMP_DUTY', 'STT', 'TOTAL_TAX'],
      reason: 'REMARKS',
    },
    kinds: { P: 'trade', R: 'trade', SI: 'trade', SO: 'trade', DP: 'income', DR: 'income' },
    states: { booked: 'done', rejected: 'back', reversed: 'back' },
  },
  registrar: { ...registrar, daily: true },
}
