import * as z from 'zod/mini'

/** `<token>~<number>`: the SHA-256 of the whole begins with as many zero bits as auth/getToken asked for. */
export const Proof = z.optional(z.string().check(z.maxLength(2048)))
