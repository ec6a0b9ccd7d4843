import { queryFor, useQueries, useQuery } from '@portal/kernel'
import { investorApi } from '@portal/contracts/folios/investor'
import type { HistoryFilter } from '@portal/contracts/orders/history-filter'
import { orderApi } from '@portal/contracts/orders/order'
import { timelineApi } from '@portal/contracts/orders/transaction-timeline'
import { useState } from 'react'

const rowsAPage = 20

/** What the page needs beside the transactions: the business clock and the folios to choose from. */
export function useSurroundings(panNumber: string) {
  return {
    portfolio: useQuery(queryFor(investorApi.portfolio, { panNumber })),
    folios: useQuery(queryFor(investorApi.folios, { panNumber })),
  }
}

/** The transactions, page by page: each page is asked for once, when the investor wants to see it. */
export function useHistory(panNumber: string, filter: HistoryFilter) {
  const [places, setPlaces] = useState<readonly (string | undefined)[]>([undefined])
  const pages = useQueries({
    queries: places.map((after) =>
      queryFor(orderApi.history, {
        panNumber,
        limit: rowsAPage,
        filter,
        ...(after !== undefined && { after }),
      }),
    ),
  })
  const last = pages.at(-1)
  const next = last?.data?.next
  return {
    rows: pages.flatMap(({ data }) => data?.transactions ?? []),
    first: pages[0],
    last,
    ...(next !== undefined && { more: () => setPlaces([...places, next]) }),
  }
}

/** What became of one transaction, asked for when it is opened. */
export const useTimeline = (transactionId: string) =>
  useQuery(queryFor(timelineApi.timeline, { transactionId }))
