import { runBackend } from './backend.mjs'

export const help = `npm run world:grow -- --folios <n>

Makes a house of at least so many folios out of the sandbox's demo world, in the database that DATABASE_URL or
PORTAL_DATA_DIR names: copies of its investors with all that they own, each with a PAN and folios of its own. Once for a
world, and in no production. A million folios with 20 million rows take up to half an hour.`

export default (args) => runBackend('grow-world.cli.ts', args)
