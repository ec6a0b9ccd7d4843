import { ticketApi } from '@portal/contracts/support/support-ticket'
import type { Endpoint, RequestOf } from '@portal/contracts/wire/endpoint'
import { investmentSolutionApi } from '@portal/contracts/schemes/investment-solution'
import { investorApi } from '@portal/contracts/folios/investor'
import { lastTransactionApi } from '@portal/contracts/orders/last-transaction'
import { mandateApi } from '@portal/contracts/mandates/mandate'
import { notificationApi } from '@portal/contracts/notifications/notification'
import { orderApi } from '@portal/contracts/orders/order'
import { portfolioApi } from '@portal/contracts/portfolio/portfolio'
import { serviceRequestApi } from '@portal/contracts/service-requests/service-request'
import { statementApi } from '@portal/contracts/statements/statement'
import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { unclaimedApi } from '@portal/contracts/orders/unclaimed'
import { ApiClient } from '../fixtures/api-client'
import type { Figure } from './figure'
import { median } from './median'

interface Call {
  name: string
  endpoint: Endpoint
  body: unknown
}

const call = <E extends Endpoint>(name: string, endpoint: E, body: RequestOf<E>): Call => ({
  name,
  endpoint,
  body,
})

/** What the dashboard asks for, and every list of what an investor has and did. */
const callsOf = (panNumber: string): Call[] => [
  call('portfolio', investorApi.portfolio, { panNumber }),
  call('value over time', investorApi.valueHistory, { panNumber, period: '3Y' }),
  call('folios', investorApi.folios, { panNumber }),
  call('recent transactions', orderApi.history, { panNumber, limit: 5 }),
  call('transactions', orderApi.history, { panNumber, limit: 100 }),
  call('cash flows', portfolioApi.cashFlows, { panNumber }),
  call('next instalments', systematicPlanApi.systematicPlans, { panNumber }),
  call('plans', systematicPlanApi.allPlans, { panNumber }),
  call('mandates', mandateApi.mandates, { panNumber }),
  call('notifications', notificationApi.history, { listAll: true, read: false, userId: panNumber }),
  call('requests', serviceRequestApi.list, { panNumber }),
  call('questions', ticketApi.list, { panNumber }),
  call('statements', statementApi.recent, { panNumber }),
  call('unclaimed amounts', unclaimedApi.list, { panNumber }),
  call('solutions', investmentSolutionApi.held, { panNumber }),
  call('last transactions', lastTransactionApi.lastTransactedDetails, { panNumber }),
]

/** As long as at 10,000 folios, and half as long again. */
const mostTimes = 1.5
/** Copies of the investor with the long history in the smaller of both data sets; those asked are spread over all. */
const parts = [0.05, 0.3, 0.5, 0.7, 0.95]

/** The PAN of a copy of Asha Verma, as the growth gives it. */
function panOfCopy(copy: number): string {
  const letter = (of: number) => String.fromCharCode(65 + (Math.floor(copy / of) % 26))
  return `${letter(6_760_000)}${letter(260_000)}${letter(10_000)}PV${String(copy % 10_000).padStart(4, '0')}A`
}

export interface GrownSandboxData {
  url: string
  /** How many copies of the long history there are. */
  copies: number
}

interface Visitor {
  client: ApiClient
  token: string
  calls: Call[]
}

async function visitorsOf({ url, copies }: GrownSandboxData): Promise<Visitor[]> {
  const visitors: Visitor[] = []
  for (const part of parts) {
    const client = new ApiClient(url)
    const pan = panOfCopy(Math.floor(copies * part))
    const { sessionToken: token } = await client.logIn(pan)
    visitors.push({ client, token, calls: callsOf(pan) })
  }
  return visitors
}

/** Each call in both data sets by turns, after two rounds unmeasured; how many times as long it takes in the larger one. */
export async function compareCalls(
  small: GrownSandboxData,
  large: GrownSandboxData,
  rounds: number,
): Promise<Figure[]> {
  const visitors = [await visitorsOf(small), await visitorsOf(large)]
  const times = new Map<string, [number[], number[]]>()
  for (let round = -2; round < rounds; round += 1)
    for (const [place, { calls }] of visitors[0]!.entries())
      for (const [index, { name }] of calls.entries())
        for (const sandboxData of [0, 1] as const) {
          const took = await timeOf(visitors[sandboxData]![place]!, index)
          const known = times.get(name) ?? [[], []]
          times.set(name, known)
          if (round >= 0) known[sandboxData].push(took)
        }
  return [...times].flatMap(([name, [inSmall, inLarge]]): Figure[] => [
    { name: `a million folios: ${name}`, value: median(inLarge), unit: 'ms' },
    {
      name: `a million folios: ${name}, of 10,000`,
      value: median(inLarge) / median(inSmall),
      unit: 'times',
      atMost: mostTimes,
    },
  ])
}

async function timeOf({ client, token, calls }: Visitor, index: number): Promise<number> {
  const { name, endpoint, body } = calls[index]!
  const request = await client.seal(endpoint, body as RequestOf<Endpoint>, { token })
  const began = performance.now()
  const answer = await client.send(request, endpoint.method)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
  return performance.now() - began
}
