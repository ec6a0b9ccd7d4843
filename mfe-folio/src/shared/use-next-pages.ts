import { routes, useLocation } from '@portal/kernel'

/** Where the pages of the account lead: to the review, or to several funds where one came from there (S2.046). */
export function useNextPages() {
  const isOfSeveral = useLocation().pathname.includes('/multi-')
  return isOfSeveral
    ? { cheque: routes.folioMultiCheque, after: routes.folioMultiInvest }
    : { cheque: routes.folioCheque, after: routes.folioReview }
}
