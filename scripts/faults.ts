import { type FaultRow, faultFindings, faultRows } from './fault-rows'
import { runLedger } from './ledger-command'
import { onOneLine } from './named-tests'

export const help = `npm run faults [-- --run] [-- <F1> …]

Prints the named faults that the portal must bear (a remote that hangs, a callback five times, a full disk), each with the
tests that show it and the assertion that proves that the fault really happened (e2e/faults.json).
  --run    builds, runs just these tests, and prints of each fault whether it held, broke, or was skipped and by which test
Names of faults limit both to these.`

export default async function run(args: string[]) {
  await runLedger({ rows: faultRows(), findings: faultFindings, print: printRow }, args)
}

function printRow({ id, about, tests, control, open }: FaultRow): void {
  console.log(`${id.padEnd(4)} ${about}`)
  for (const { file, title } of tests) console.log(`     ${file}: ${title}`)
  console.log(
    open ? `     no test: ${open}` : `     happened: ${onOneLine(control?.text)}  (${control?.file})`,
  )
}
