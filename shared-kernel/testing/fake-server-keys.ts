import { generateKeyPairSync } from 'node:crypto'

/** The envelope key of the fake server. It takes a tenth of a second to make: in jest one serves all files of a worker. */
export const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
