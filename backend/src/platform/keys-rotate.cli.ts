import { endWithFailure } from './command-failure'
import { readConfig } from './config'
import { openKeptDatabase } from './kept-database'
import { asEnvelopeKey, makeRsa } from './key-material'
import { createKeys } from './keys'
import { retiredKeyHours } from './stored-keys'

/** What the operator of a production installation does with a new key: its keys come from the environment. */
async function newKeyForEnvironment(): Promise<string> {
  const secret = await makeRsa()
  return [
    `A new RSA key, id ${asEnvelopeKey(secret).id}:`,
    secret,
    'Set PORTAL_ENVELOPE_KEY_PREVIOUS to what PORTAL_ENVELOPE_KEY is now, PORTAL_ENVELOPE_KEY to the new key, and',
    `restart the processes one after the other. Take PORTAL_ENVELOPE_KEY_PREVIOUS away after ${retiredKeyHours} hours.`,
    '',
  ].join('\n')
}

/** `npm run keys:rotate`: a new key for sealed bodies. An embedded database must not be in use by a running portal. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (config.mode === 'production') {
    process.stdout.write(await newKeyForEnvironment())
    return
  }
  const database = await openKeptDatabase(config)
  try {
    const { id } = await createKeys(database.db, config).rotateEnvelope()
    process.stdout.write(
      `Bodies are sealed under the key ${id} from now on; the old one opens for ${retiredKeyHours} hours.\n`,
    )
  } finally {
    await database.close()
  }
}

main().catch(endWithFailure)
