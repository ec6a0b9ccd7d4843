/**
 * Whose file it is: the payment gateway's, the bank's for payouts and for debits, the registrar's confirmations of orders,
 * and its balances.
 */
export const sources = ['settlement', 'payouts', 'debits', 'confirmations', 'registrar'] as const
export type Source = (typeof sources)[number]
/** All but balances tell of movements, each once; balances tell of all that there is. */
export type MoneySource = Exclude<Source, 'registrar'>

export const isSource = (text: string | undefined): text is Source =>
  sources.some((source) => source === text)
