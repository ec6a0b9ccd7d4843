import { refreshInvestor, type useQueryClient } from '@portal/kernel'

/** Reads all anew that a request may have changed, also what the session says of the investor. */
export function readAnew(client: ReturnType<typeof useQueryClient>): void {
  void client.invalidateQueries()
  void refreshInvestor().catch(() => undefined)
}
