import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderPort } from '../../src/platform/provider-ports'
import { portsCalledBy } from './called-ports'

const saying = (status: number, body: string): RequestListener => {
  return (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

/** The fault that may be an answer: of what shall end, that it is not there any more. */
const refusal = 'a refusal'

/** What goes wrong at a provider over HTTP; a refusal of theirs names the account, as theirs may. */
const faultsAbout = (account: string): Readonly<Record<string, RequestListener>> => ({
  'an error of theirs': saying(500, '{"error":{"code":"SERVER_ERROR"}}'),
  [refusal]: saying(400, `{"error":{"code":"BAD_REQUEST_ERROR","description":"${account}"}}`),
  'a page in place of JSON': saying(200, '<html></html>'),
  'JSON of another shape': saying(200, '{"items":{"id":7}}'),
  'an answer that names __proto__': saying(200, '{"items":[],"report":null,"__proto__":{"a":1}}'),
  'a closed line': (request) => void request.socket.destroy(),
  silence: () => undefined,
})

interface IllProvider {
  port: ProviderPort
  /** The account that the calls are about. */
  account: string
  /** The one error of the port, where it has one. */
  error?: abstract new (...given: never[]) => Error
  /** Calls of the adapter to a provider at an address. */
  callsTo(url: string): readonly (() => Promise<unknown>)[]
  /** Those of them that a refusal answers. */
  answeredByRefusal?(url: string): readonly (() => Promise<unknown>)[]
}

/**
 * What every port makes of a provider that goes wrong: each call fails, by its one error, and the account is not in it. It
 * shows in the figure of that port and of no other, whatever else the provider serves.
 */
export function describeIllProvider({ port, account, error, callsTo, answeredByRefusal }: IllProvider): void {
  describe('where the provider is ill', () => {
    const faults = faultsAbout(account)
    let server: Server
    let answer: RequestListener
    let url: string

    beforeAll(async () => {
      server = createServer((request, response) => answer(request, response))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    afterAll(() => {
      server.closeAllConnections()
      server.close()
    })
    afterEach(() => jest.restoreAllMocks())

    test.each(Object.entries(faults))('%s is an error that holds no account', async (fault, wrong) => {
      const soon = AbortSignal.timeout.bind(AbortSignal)
      jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon(150))
      answer = wrong
      const others = fault === refusal ? [] : (answeredByRefusal?.(url) ?? [])
      const calls = [...callsTo(url), ...others]
      expect(calls.length).toBeGreaterThan(0)
      for (const call of calls) {
        let failure: unknown
        const called = await portsCalledBy(async () => {
          failure = await call().then(
            () => Promise.reject(new Error('the provider gave an answer')),
            (thrown: unknown) => thrown,
          )
        })
        expect(called).toEqual([port])
        if (error) expect(failure).toBeInstanceOf(error)
        expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain(account)
      }
    })
  })
}
