import { useQuery } from '@portal/kernel'
import type { Order } from '@portal/kernel/contracts/order'
import type { ReceiptWords } from '../transaction/receipt/receipt-words'
import { receiptOf } from '.'

/** What the receipts of some orders say, in their order; the code of each kind is fetched with the first of it. */
export function useReceiptWords(orders: readonly Order[]) {
  return useQuery({
    queryKey: ['receipt words', ...orders.map(({ transactionId }) => transactionId)],
    queryFn: async () => {
      const modules = await Promise.all(orders.map((order) => receiptOf(order)()))
      return modules.map((module) => module.default as ReceiptWords)
    },
    enabled: orders.length > 0,
    staleTime: Infinity,
  })
}
