import { type CapabilityRow, capabilityFindings, capabilityRows } from './capability-rows'
import { runLedger } from './ledger-command'
import { onOneLine } from './named-tests'

export const help = `npm run capabilities [-- --run] [-- <C1> …]

Prints what a squad can do, and who runs an installation, each with the place where the documents say how and the tests
that show it (e2e/capabilities.json); then which rows no test shows.
  --run    builds, runs just these tests, and prints of each row whether it held, broke, or was skipped and by which test
Names of rows limit both to these.`

export default async function run(args: string[]) {
  const rows = capabilityRows()
  await runLedger({ rows, findings: capabilityFindings, print: printRow }, args)
  const open = rows.filter((row) => row.open)
  console.log(`${rows.length - open.length} of ${rows.length} are shown by a test`)
  for (const { id, what, open: why } of open) console.log(`open ${id.padEnd(4)} ${what}: ${why}`)
}

function printRow({ id, what, who, told, tests }: CapabilityRow): void {
  console.log(`${id.padEnd(4)} ${what} (${who})`)
  if (told) console.log(`     ${told.file}: ${onOneLine(told.text)}`)
  for (const { file, title } of tests) console.log(`     ${file}: ${title}`)
}
