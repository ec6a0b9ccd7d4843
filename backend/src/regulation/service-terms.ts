/**
 * Periods and hours that the house keeps towards investors, by law or by its own promise. What is done by them reckons
 * with these, and every text that names one takes it from here.
 */
export const serviceTerms = {
  /** SEBI's circular on the redress of complaints. */
  complaintDays: 21,
  /** In which a person looks at a request, a paper or a query. */
  answerBusinessDays: 2,
  /** SEBI: money of an order that comes to nothing. */
  refundBusinessDays: 5,
  /** Of units that were redeemed, by SEBI's outer limit: of most schemes, and of those that invest mainly abroad. */
  payoutBusinessDays: 3,
  payoutAbroadBusinessDays: 5,
  /** SEBI: IDCW after its record date. */
  incomeBusinessDays: 7,
  /** For which earlier log-ins are shown. */
  logInDays: 7,
  /** For which every purchase of a tax saver is locked (ELSS scheme of 2005). */
  elssLockInYears: 3,
  reopenQueryDays: 30,
  /** NPCI: a debit by mandate is announced before. */
  debitNoticeHours: 24,
  /** AMFI: NAVs of a day are published by then, India time. */
  navsBy: '23:00',
  /** Rule 114G: in which an investor tells of another tax residence. */
  taxResidencyDays: 30,
  /** Instalments that fail one after the other and so end a plan: of a monthly one, and of one that is due less often. */
  failuresInARow: { monthly: 3, slower: 2 },
  monthsBetweenModifications: 6,
  /** Months before its last instalment, and after it, in which a SIP can be renewed. */
  renewBefore: 3,
  renewAfter: 6,
  /** A change of a plan holds so long after it is worked off: the bank was told of what is due before. */
  changeBusinessDays: 2,
  /** Banks book transfers in batches. */
  transferBusinessDays: 3,
} as const
