import { lastTransactionApi } from '@portal/contracts/orders/last-transaction'
import { orderApi } from '@portal/contracts/orders/order'
import { timelineApi } from '@portal/contracts/orders/transaction-timeline'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { transactionPage } from './history'
import { lastTransactionOf, latestFolioOf } from './last-transaction'
import { timelineOf } from './transaction-timeline'

/** The calls about what happened to an investor's money, by orders and without one. */
export function registerHistoryCalls(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  const { history } = orderApi
  implement(
    app,
    platform,
    { history },
    {
      history: async ({ panNumber: _, ...requested }, { investor }) =>
        transactionPage(await platform.pastDb(), investor.pan, requested, clock.today()),
    },
  )
  implement(app, platform, timelineApi, {
    timeline: ({ transactionId }, { investor }) => timelineOf(platform, investor.pan, transactionId),
  })
  implement(app, platform, lastTransactionApi, {
    lastTransactedDetails: async (_body, { investor }) => ({
      details: await lastTransactionOf(db, investor.pan, clock.today()),
    }),
    latestTransactedFolio: async (_body, { investor }) => ({
      folioNo: await latestFolioOf(db, investor.pan, clock.today()),
    }),
  })
}
