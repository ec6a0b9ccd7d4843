/** Whose file it is: the payment gateway's, the bank's for payouts and for debits, the registrar's of balances. */
export const sources = ['settlement', 'payouts', 'debits', 'registrar'] as const
export type Source = (typeof sources)[number]
export type MoneySource = Exclude<Source, 'registrar'>

export const isSource = (text: string | undefined): text is Source =>
  sources.some((source) => source === text)
