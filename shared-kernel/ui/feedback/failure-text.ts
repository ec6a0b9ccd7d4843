import { t } from '@portal/contracts/words/macros'

/**
 * What is said where something did not come: a whole sentence, "Your SIPs did not load". Remotes that were released
 * before there was one give its start alone, `what`; a new one cannot, since no other language can finish it.
 */
export type FailureText = { failure: string } | { what: string }

export const failureText = (text: FailureText): string =>
  'failure' in text ? text.failure : t`${{ what: text.what }} did not load`
