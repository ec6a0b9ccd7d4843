import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverCalls } from './server-calls'

const contracts = join(__dirname, '../../contracts')

test('each area of calls that a contract exports is listed under the name that it is imported by', () => {
  const exported = readdirSync(contracts, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap(({ name }) => readdirSync(join(contracts, name)).map((file) => join(contracts, name, file)))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [...text.matchAll(/^export const (\w+Api) = /gm)].map(([, name]) => name))
  expect(exported).toContain('fileApi')
  expect([...new Set(serverCalls().map((call) => call.split('.')[0]))].sort()).toEqual(exported.sort())
  expect(serverCalls()).toContain('authApi.verifyOtp')
})
