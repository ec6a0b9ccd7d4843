import { startPostgres } from './postgres-server'
import { onTestServer } from './server-sandbox-data'
import { startTestPortal, type TestPortal } from './test-portal'

/**
 * A whole portal on a real server, where two transactions run at once; the embedded database runs one after the other
 * anyway. Skips the test where no server can be started.
 */
export async function startPostgresPortal(): Promise<TestPortal> {
  if (onTestServer('postgres')) return startTestPortal()
  const server = await startPostgres()
  const portal = await startTestPortal({ url: server.url })
  const close = async () => {
    await portal.close()
    await server.remove()
  }
  return { ...portal, close }
}
