/** Stands for what changes from message to message, as the operators' registers write it. */
export const blank = '{#var#}'

const v = blank

/**
 * Every SMS as it is registered with the telecom operators (TRAI's TCCCPR 2018): its name, its first sentence and what
 * follows it. A text that differs from this table reaches nobody, so a changed sentence is changed here as well, and
 * registered anew; `npm run sms:templates` prints what to register, in every language.
 */
export const smsRegister = {
  'one-time-code': [
    `${v}-${v} is your one-time code ${v} at Neem Mutual Fund. It is valid for ${v} minutes. Do not share it with anyone; we never ask for it.`,
  ],
  'contact-changed': [
    `Neem Mutual Fund: one-time codes of your Neem Mutual Fund log-in now go to ${v} and ${v}. If this was not you, call ${v} at once.`,
  ],

  'holder-asked': [
    `You are named as a holder of a new folio at Neem Mutual Fund. Read it, and confirm or refuse it by ${v}: ${v}`,
  ],
  'holder-confirmed': [
    `${v} confirmed your new folio`,
    `${v} confirmed the joint folio that you are opening. You can see there what comes next.`,
  ],
  'holder-refused': [
    `${v} refused your new folio`,
    `${v} does not want to hold this folio. Talk to each other, then change it and ask again, or continue without this holder.`,
  ],

  'kyc-complete': ['Your KYC is complete', 'Your KYC is verified. You can start investing.'],
  'kyc-received': ['We have your KYC', 'We are processing your KYC. Check again in two days.'],
  'kyc-failed': [
    'Your KYC could not be completed',
    'Do it again on the portal; it usually takes 10 minutes.',
  ],
  'kyc-failed-reason': [
    'Your KYC could not be completed',
    `${v} Do it again on the portal; it usually takes 10 minutes.`,
  ],

  'order-paid': [
    `We have your ${v} for ${v}`,
    `Order ${v}: you get the NAV of ${v}, and your units arrive on ${v}.`,
  ],
  'order-allotted': [
    `Your units of ${v} are in your folio`,
    `Order ${v}: ${v} units at the NAV of ${v}, ${v}.`,
  ],
  'order-cancelled': [
    `Order ${v} is cancelled`,
    `Nothing happens in ${v}. If you did not cancel it, call ${v} at once.`,
  ],
  'order-rejected': [
    `Order ${v} could not be carried out`,
    `${v}: nothing happened in ${v}. Look at the units of the folio, then place the order again.`,
  ],
  'order-expired': [
    `Order ${v} was not paid in time`,
    `Nothing was debited. To invest ${v}, place the order again.`,
  ],
  'order-nav-moved': [
    `Order ${v} gets the NAV of ${v}`,
    `${v} has no NAV of ${v}: nobody dealt on that day. Your order goes on at the NAV of the next day, ${v}. You need not do anything.`,
  ],
  'automatic-switch-rejected': [
    `Your automatic switch ${v} did not take place`,
    `${v}. You can leave it there, redeem it or switch it to another fund.`,
  ],
  'refund-due': [
    `We refund your payment of ${v} for order ${v}`,
    `${v} You get it back in the account you paid from within ${v} business days.`,
  ],
  'paid-twice': [
    `We refund ${v} that came for order ${v} a second time`,
    `The order was paid before and goes on as it is. You get this money back in the account you paid from within ${v} business days.`,
  ],
  'units-sold': [
    `We sold your units of ${v}`,
    `Order ${v}: ${v} units at the NAV ${v}. ${v} is in your account by ${v}.`,
  ],
  'instant-paid': [
    `${v} of ${v} is on its way to you`,
    `Order ${v}: the money is in your account within ${v} minutes. Its units are sold at the lower NAV of ${v} and ${v}. If you did not ask for it, call ${v} at once.`,
  ],
  'instant-sold': [
    `We sold the units of ${v} that we paid at once`,
    `Order ${v}: ${v} units at the NAV of ${v}, ${v}, for the ${v} that you asked for. You need not do anything.`,
  ],
  'debit-ordered': [
    `${v} is debited for order ${v}`,
    `By your mandate, ${v} ${v} is debited on ${v}. The money is here by ${v}, and you get the NAV of the day on which it arrives. If you did not ask for it, call ${v} at once.`,
  ],
  'debit-refused': [
    `Your bank did not pay ${v} for order ${v}`,
    `${v} Nothing was debited. Pay the order another way by ${v} on ${v}.`,
  ],
  'payout-credited': [`${v} is in your account`, `Order ${v}: we paid it to ${v} ${v}.`],
  'payout-credited-utr': [`${v} is in your account`, `Order ${v}: we paid it to ${v} ${v}, UTR ${v}.`],
  'payout-returned': [
    `Your bank returned ${v}`,
    `Order ${v}: ${v} ${v} did not take it. Your money is safe with us. It goes to another account of your folio. If there is none, choose one under Unclaimed amounts.`,
  ],
  'payout-returned-reason': [
    `Your bank returned ${v}`,
    `Order ${v}: ${v} ${v} did not take it. ${v} Your money is safe with us. It goes to another account of your folio. If there is none, choose one under Unclaimed amounts.`,
  ],

  'income-paid-untaxed': [
    `${v} pays you ${v} of IDCW`,
    `You held ${v} units on the record date, ${v}. No tax was withheld.`,
    `${v} is in your account, ${v}, by ${v}.`,
  ],
  'income-paid-taxed': [
    `${v} pays you ${v} of IDCW`,
    `You held ${v} units on the record date, ${v}: ${v} before tax. We withheld ${v} of tax (TDS); it counts in your income tax return.`,
    `${v} is in your account, ${v}, by ${v}.`,
  ],
  'income-all-taxed': [
    `${v} pays you ${v} of IDCW`,
    `You held ${v} units on the record date, ${v}: ${v} before tax. We withheld ${v} of tax (TDS); it counts in your income tax return.`,
  ],
  'income-reinvested': [
    `${v} of IDCW of ${v} is reinvested`,
    `${v} It bought ${v} units at the NAV ${v}; they are in your folio.`,
  ],
  'income-credited': [`${v} of IDCW is in your account`, `We paid it to ${v} ${v}.`],
  'income-credited-utr': [`${v} of IDCW is in your account`, `We paid it to ${v} ${v}, UTR ${v}.`],
  'income-returned': [
    `Your bank returned ${v} of IDCW`,
    `${v} ${v} did not take it. Your money is safe with us. Choose another account under Unclaimed amounts.`,
  ],
  'income-returned-reason': [
    `Your bank returned ${v} of IDCW`,
    `${v} ${v} did not take it. ${v} Your money is safe with us. Choose another account under Unclaimed amounts.`,
  ],

  'sip-registered': [
    `Your SIP in ${v} is registered`,
    `Order ${v}, SIP ${v}: ${v} is due first on ${v}. We tell you ${v} hours before each debit.`,
  ],
  'outflow-registered': [
    `Your ${v} out of ${v} is registered`,
    `Order ${v}, ${v} ${v}: ${v} leaves first on ${v}.`,
  ],
  'sip-debit-comes': [
    `${v} is debited on ${v} for your SIP in ${v}`,
    `SIP ${v}: your mandate ${v} on ${v} ••${v} pays it on ${v}. Keep enough money in the account.`,
  ],
  'sip-debit-will-fail': [
    `Your bank will not pay ${v} on ${v} for your SIP in ${v}`,
    `SIP ${v}, mandate ${v} on ${v} ••${v}: ${v} Resume or register a mandate, or pause or end the SIP.`,
  ],
  'sip-debit-failed': [`We could not debit ${v} for your SIP in ${v}`, `Order ${v} of ${v}: ${v} ${v}`],
  'sip-ended': [`Your SIP in ${v} has ended`, `Order ${v} of ${v}: ${v} ${v}`],
  'outflow-failed': [`An instalment of your ${v} out of ${v} failed`, `Order ${v} of ${v}: ${v}. ${v}`],
  'outflow-ended': [`Your ${v} out of ${v} has ended`, `Order ${v} of ${v}: ${v}. ${v}`],
  'instalment-refused': [`Your instalment of ${v} could not be made`, `Systematic plan ${v}: ${v}`],
  'plan-paused': [
    `${v} is paused from ${v} and runs again on ${v}`,
    `Order ${v}, ${v} ${v}: ${v} If you did not order this, call ${v} at once.`,
  ],
  'plan-changed': [
    `${v} is changed from ${v}`,
    `Order ${v}, ${v} ${v}: ${v} If you did not order this, call ${v} at once.`,
  ],
  'plan-renewed': [
    `${v} is renewed from ${v}`,
    `Order ${v}, ${v} ${v}: ${v} If you did not order this, call ${v} at once.`,
  ],
  'plan-restarted': [
    `${v} runs again from ${v}`,
    `Order ${v}, ${v} ${v}: ${v} If you did not order this, call ${v} at once.`,
  ],
  'plan-cancelled': [
    `${v} ends on ${v}`,
    `Order ${v}, ${v} ${v}: ${v} If you did not order this, call ${v} at once.`,
  ],
  'plan-change-failed': [
    `Your plan in ${v} could not be changed`,
    `Order ${v}, plan ${v}: ${v} See your systematic plans for what you can do now.`,
  ],
  'rebalance-comes': [
    `We rebalance your investment solution on ${v}`,
    `Order ${v}: we switch ${v} from ${v} to ${v}.`,
  ],
  'rebalance-comes-cancellable': [
    `We rebalance your investment solution on ${v}`,
    `Order ${v}: we switch ${v} from ${v} to ${v}. You can cancel it until ${v} on ${v}.`,
  ],
  'switch-proposed': [
    'A switch for your asset allocation',
    `Folio ${v}: we propose to move ${v} units of ${v} to ${v}. It is open until ${v}. Nothing happens unless you accept it.`,
  ],

  'mandate-at-bank': [`Your bank has your mandate on ${v}`, `Registration ${v}: ${v}. ${v}`],
  'mandate-active': [
    `Your mandate on ${v} is active`,
    `UMRN ${v}: ${v}. ${v} You can pause or end the mandate at any time.`,
  ],
  'mandate-refused': [
    `Your bank did not register your mandate on ${v}`,
    `Registration ${v}: ${v} Nothing was debited. You can try again.`,
  ],
  'mandate-ends': [
    `Your mandate on ${v} ends on ${v}`,
    `UMRN ${v}: SIPs that it pays fail after that day. Renew it in a few minutes.`,
  ],
  'mandate-paused': [`Your mandate on ${v} is paused`, `UMRN ${v}: ${v} If this was not you, call ${v}.`],
  'mandate-resumed': [
    `Your mandate on ${v} is active again`,
    `UMRN ${v}: ${v} If this was not you, call ${v}.`,
  ],
  'mandate-ended': [`Your mandate on ${v} has ended`, `UMRN ${v}: ${v} If this was not you, call ${v}.`],
  'mandate-request': [`Your mandate request ${v}`, `${v}: ${v}. ${v}`],

  'request-in-review': [`${v}: request ${v}`, `We are looking at it and answer within ${v} business days.`],
  'request-waits': [`${v}: request ${v}`, `It will be done on ${v}.`],
  'request-done': [`${v}: request ${v}`, `${v} If you did not ask for this, call ${v}.`],
  'request-rejected': [`${v}: request ${v}`, `We could not do it: ${v} You can send it again.`],
  'request-code-missing': [
    `${v}: request ${v}`,
    'A one-time code is still missing. The request waits for you.',
  ],
  'request-paper-missing': [`${v}: request ${v}`, `Send us ${v}. The request waits for you.`],
  'request-lapsed': [`${v}: request ${v}`, 'It was not completed in time, so it ended. Nothing was changed.'],
  'request-paper-wanted': [`${v}: request ${v}`, `Send us ${v}. Upload it with the request.`],
  'query-answered': [`We answered your query ${v}`, `"${v}": log in and open Help to read our answer.`],
  'query-needs-reply': [
    `Your query ${v} needs your reply`,
    `"${v}": log in and open Help to see what we need from you.`,
  ],
  'query-closed': [
    `We closed your query ${v}`,
    `"${v}" is closed. You can reopen it in Help within ${v} days.`,
  ],
} as const satisfies Readonly<Record<string, readonly [first: string, ...rest: string[]]>>

export type SmsName = keyof typeof smsRegister

/** "Order {#var#} is cancelled. Nothing happens in {#var#}. …"; a language may end a sentence by another sign. */
export const templateOf = ([first = '', ...rest]: readonly string[], stop = '.'): string =>
  rest.length ? `${first}${stop} ${rest.join(' ')}` : first
