import { randomLetters } from '@portal/contracts/wire/support-code'

/** Five letters that name one load of the page: everything that it reports carries them, and the traces of its calls. */
export const visit = randomLetters()

/**
 * What an investor tells the helpline: "LOAD-003-TRANSACT-7K3QX". The code says what failed, the name where, and the
 * end finds what this page reported (`visit` of the client events).
 */
export function supportCode({ code, remote }: { code: string; remote: string }): string {
  const name = /^mfe-([a-z]+)$/.exec(remote)?.[1]
  return [code, ...(name ? [name.toUpperCase()] : []), visit].join('-')
}
