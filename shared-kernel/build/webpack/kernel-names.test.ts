import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** The bundler that reads the names does not run inside jsdom. */
function kernelNames(): Record<'firstLoad' | 'firstInside' | 'schema' | 'others', string[]> {
  const file = join(__dirname, 'kernel-names.mjs')
  const script = `import(${JSON.stringify(file)}).then((found) => console.log(JSON.stringify(found.kernelNames())))`
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }))
}

test('each name of the kernel comes from one of its shared modules', () => {
  const { firstLoad, firstInside, others, schema } = kernelNames()
  const all = [...firstLoad, ...firstInside, ...others]
  expect(new Set(all).size).toBe(all.length)
  expect([...all, ...schema].filter((name) => typeof name !== 'string')).toEqual([])
  expect(firstLoad).toEqual(expect.arrayContaining(['Button', 'PortalForm', 'api', 'useSession']))
  expect(firstInside).toEqual(expect.arrayContaining(['LineChart', 'Money']))
  expect(others).toEqual(expect.arrayContaining(['DataTable', 'Select', 'buildReceiptPdf']))
})
