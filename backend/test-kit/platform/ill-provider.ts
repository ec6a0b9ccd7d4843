import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

const saying = (status: number, body: string): RequestListener => {
  return (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

/** What goes wrong at a provider over HTTP. */
const faults = {
  'an error of theirs': saying(500, '{"error":{"code":"SERVER_ERROR"}}'),
  'a page in place of JSON': saying(200, '<html></html>'),
  'JSON of another shape': saying(200, '{"items":{"id":7}}'),
  'an answer that names __proto__': saying(200, '{"items":[],"report":null,"__proto__":{"a":1}}'),
  'a closed line': (request) => void request.socket.destroy(),
  silence: () => undefined,
} satisfies Record<string, RequestListener>
export type ProviderFault = keyof typeof faults
export const providerFaults = Object.keys(faults) as ProviderFault[]

/** A provider of a test that can only go wrong. */
export async function startIllProvider() {
  let fault: ProviderFault = 'silence'
  const server = createServer((request, response) => faults[fault](request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failBy: (next: ProviderFault) => void (fault = next),
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}
