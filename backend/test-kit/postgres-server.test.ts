import { startPostgres } from './postgres-server'

test('where no PostgreSQL server can be started, the test that asks for one is skipped and says why', async () => {
  globalThis.importServer = () => Promise.reject(new Error('no binary for this machine'))
  await expect(startPostgres()).rejects.toMatchObject({
    name: 'SkippedTest',
    message: 'no PostgreSQL server starts here: Error: no binary for this machine',
  })
})
