import { basename } from 'node:path'
import { bundleBackend } from './compile.mjs'

/** The sources of the sandbox that an entry loads at once, but for the tables that migrations know. */
function sandboxIn(outputs: Awaited<ReturnType<typeof bundleBackend>>['metafile']['outputs'], entry: string) {
  const loaded = new Set<string>()
  const load = (file: string) => {
    if (loaded.has(file)) return
    loaded.add(file)
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') load(path)
  }
  const first = Object.keys(outputs).find((file) => basename(file) === entry)
  if (!first) throw new Error(`${entry} is not built`)
  load(first)
  const sources = [...loaded].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
  return sources.filter((source) => source.includes('/sandbox/') && !source.endsWith('/schema.ts'))
}

test('the server and the commands of production load nothing of the sandbox: no seeds, no simulators, no console', async () => {
  const { metafile } = await bundleBackend()
  for (const entry of ['main.mjs', 'kyc-video.cli.mjs', 'operations.cli.mjs', 'db-migrate.cli.mjs'])
    expect([entry, sandboxIn(metafile.outputs, entry)]).toEqual([entry, []])
  expect(sandboxIn(metafile.outputs, 'grow-sandbox-data.cli.mjs').length).toBeGreaterThan(10)
})
