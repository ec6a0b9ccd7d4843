import { runBackend } from './backend'

export const help = `npm run sandbox:grow -- --folios <n>

Makes a data set of at least so many folios out of the sandbox's demo data, in the database that DATABASE_URL or
PORTAL_DATA_DIR names: copies of its investors with all that they own, each with a PAN and folios of its own. Once for a
data set, and in no production. A million folios with 20 million rows take up to half an hour.`

export default (args: string[]) => runBackend('grow-sandbox-data.cli.ts', args)
