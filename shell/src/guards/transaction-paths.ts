/** Paths that begin so are in the middle of a transaction (S2.059 to S2.065). */
const prefixes = [
  '/home/transact/',
  '/home/transaction',
  '/home/create-folio/',
  '/home/investments/modify',
  '/home/investments/review',
  '/home/investments/success',
  '/home/investments/modify-sip',
  '/home/investments/modify-success/SIP',
  '/home/investments/renew-sip',
  '/home/investments/invest-more',
  '/home/service-request',
  '/nct/',
  '/home/e-mandate',
  '/home/sip',
]

/** Whether a page belongs to a transaction: the portal does not load it anew by itself (S2.059 to S2.066, decision 19). */
export function isTransactionPath(pathname: string): boolean {
  return prefixes.some((prefix) => pathname.startsWith(prefix))
}
