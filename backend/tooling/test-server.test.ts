import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { skipTest } from '@portal/testing/node'

const testServer = pathToFileURL(join(__dirname, 'test-server.mjs')).href

/** A process that starts a server, sets its exit code, and has nothing left to do. */
const endOf = (code: number) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startTestServer } from '${testServer}'
       const server = await startTestServer()
       process.exitCode = ${code}
       console.log(server ? 'started' : 'no server')
       await server?.stop()`,
    ],
    { encoding: 'utf8' },
  )

test.each([1, 0])(
  'a run that started a server ends with the exit code it set, so that a red one is red: %i',
  (code) => {
    const { status, stdout, stderr } = endOf(code)
    if (stdout.includes('no server')) skipTest('no PostgreSQL server starts here')
    expect({ status, stderr }).toEqual({ status: code, stderr: '' })
  },
)
