const plansToCome = /select-scheme\?plan=(SWP|STP|DTP)$/

/** Whether an address asks the page of what is held for a transaction that it cannot start yet. */
export const isToCome = (to: string): boolean => plansToCome.test(to)
