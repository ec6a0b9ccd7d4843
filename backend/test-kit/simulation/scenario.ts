import fc from 'fast-check'
import { otpLimits } from '../../src/identity/otp-challenge'
import type { OrderSimulation } from './order-simulation'
import { drafts } from './drafts'

/** One thing that happens; two of them may happen at once. */
export interface Step {
  does: string
  run: (simulation: OrderSimulation) => Promise<unknown> | void
}

// Each as often as any other: numbers of fast-check would mostly be small ones.
const draftTerms = fc.constantFrom(...drafts.keys())
const which = fc.constantFrom(...Array(10).keys())

const place = draftTerms.map((each): Step => ({
  does: `place ${each}`,
  run: (simulation) => simulation.place(each),
}))
const misuse = fc.tuple(draftTerms, fc.constantFrom('tampered', 'again')).map(([each, how]): Step => ({
  does: `code of ${each} ${how}`,
  run: (simulation) => simulation.misuseCode(each, how as 'again'),
}))
const guess = fc.tuple(draftTerms, fc.constantFrom(1, otpLimits.attempts)).map(([each, times]): Step => ({
  does: `guess the code of ${each} x${times}`,
  run: (simulation) => simulation.guessCode(each, times),
}))
const mandate = fc.constantFrom('pause', 'resume').map((change): Step => ({
  does: `${change} the mandate`,
  run: (simulation) => simulation.changeMandate(change as 'pause'),
}))
const pay = fc.tuple(which, fc.nat(2)).map(([order, press]): Step => ({
  does: `pay ${order}/${press}`,
  run: (simulation) => simulation.pay(order, press),
}))
const cancel = fc
  .tuple(which, fc.constantFrom('redemption', 'switch', 'registration'))
  .map(([order, family]): Step => ({
    does: `cancel ${family} ${order}`,
    run: (simulation) => simulation.cancel(order, family as 'switch'),
  }))
const gatewayDecides = fc
  .tuple(which, fc.constantFrom('captured', 'captured', 'failed', 'pending'), fc.constantFrom(0, 0, 0, 1))
  .map(([each, to, short]): Step => ({
    does: `gateway ${each} ${to}${short ? ' short' : ''}`,
    run: ({ gateway }) => {
      const ids = [...gateway.sessions.keys()]
      const id = ids[each % ids.length]
      const due = id ? gateway.sessions.get(id)?.amount : undefined
      if (id && due !== undefined) gateway.decide(id, to as 'captured' | 'failed' | 'pending', due - short)
    },
  }))
const creditAgain = fc.tuple(which, fc.constantFrom(0, 0, 1)).map(([each, short]): Step => ({
  does: `gateway ${each} credited again${short ? ' short' : ''}`,
  run: ({ gateway }) => {
    const ids = [...gateway.sessions.keys()]
    const id = ids[each % ids.length]
    const session = id ? gateway.sessions.get(id) : undefined
    if (id && session?.state === 'captured') gateway.creditAgain(id, session.amount - short)
  },
}))
const bankDecides = fc
  .tuple(which, fc.constantFrom('payout', 'debit'), fc.boolean())
  .map(([each, what, good]): Step => ({
    does: `${what} ${each} ${good ? 'done' : 'failed'}`,
    run: (simulation) =>
      what === 'payout' ? simulation.payoutEnds(each, good) : simulation.debitEnds(each, good),
  }))
const deliver = fc
  .tuple(fc.constantFrom('gateway', 'payouts', 'debits'), fc.nat(19), fc.integer({ min: 1, max: 3 }))
  .map(([from, each, copies]): Step => ({
    does: `deliver ${from} ${each} x${copies}`,
    run: (simulation) => simulation.deliver(from as 'gateway', each, copies),
  }))
const pass = fc
  .constantFrom(0, 0.3, 0.6, 12, 26, 80, 200)
  .map((hours): Step => ({ does: `pass ${hours} h`, run: (simulation) => simulation.pass(hours) }))
const crash = fc.constantFrom('before', 'after').map((moment): Step => ({
  does: `crash ${moment}`,
  run: (simulation) => void (simulation.crashNext = moment as 'before'),
}))
const lose = fc
  .tuple(fc.constantFrom('gateway', 'payoutBank', 'debitBank'), fc.constantFrom('before', 'after'))
  .map(([bank, moment]): Step => ({
    does: `${bank} fails ${moment}`,
    run: (simulation) => void (simulation[bank as 'gateway'].failNext = moment as 'before'),
  }))

const callOff = fc.constant<Step>({ does: 'call the offer off', run: (simulation) => simulation.callOff() })

const alone = fc.oneof(
  { weight: 6, arbitrary: place },
  { weight: 1, arbitrary: misuse },
  { weight: 1, arbitrary: guess },
  { weight: 1, arbitrary: mandate },
  { weight: 8, arbitrary: pay },
  { weight: 2, arbitrary: cancel },
  { weight: 4, arbitrary: gatewayDecides },
  { weight: 1, arbitrary: creditAgain },
  { weight: 3, arbitrary: bankDecides },
  { weight: 5, arbitrary: deliver },
  { weight: 5, arbitrary: pass },
  { weight: 2, arbitrary: crash },
  { weight: 1, arbitrary: lose },
  { weight: 1, arbitrary: callOff },
)
const together = fc.tuple(alone, fc.option(alone, { nil: undefined })).map(([one, maybe]): Step => {
  // Without another step it is the same one twice: two clicks, two processes with one job.
  const other = maybe ?? one
  return {
    does: `(${one.does} and ${other.does})`,
    run: (simulation) =>
      Promise.all([one, other].map(({ run }) => simulation.survive(async () => run(simulation)))),
  }
})

/** Thirty things in a row. */
export const scenario = fc
  .array(fc.oneof({ weight: 4, arbitrary: alone }, { weight: 1, arbitrary: together }), {
    minLength: 30,
    maxLength: 30,
  })
  .map((steps) => ({ steps, toString: () => steps.map(({ does }) => does).join(', ') }))
