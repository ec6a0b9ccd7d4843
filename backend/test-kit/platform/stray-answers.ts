import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a provider answers at a path of its own, and where it is. */
export type Answers = (path: string, url: string) => string | Promise<string>

interface StrayAnswers {
  /** A provider that must tell of one thing and brings good news of it, or of another one. */
  goodNews(requested: string, about: string): Answers | Promise<Answers>
  /** Ids of two things that the provider may know. */
  ids(): [string, string]
  /** Calls of the adapter to a provider at an address: whether they took what it said for news of that one. */
  callsTo(url: string, requested: string): Readonly<Record<string, () => Promise<boolean>>>
}

/** What every port makes of an answer that is about something else, as one from a cache or of another call: nothing. */
export function describeStrayAnswers({ goodNews, ids, callsTo }: StrayAnswers): void {
  describe('where the provider answers about something else', () => {
    let server: Server
    let answers: Answers
    let url: string

    beforeAll(async () => {
      server = createServer((request, response) => {
        request.resume()
        const path = new URL(request.url ?? '', 'http://provider').pathname
        void Promise.resolve(answers(path, url)).then((body) =>
          response.writeHead(200, { 'content-type': 'application/json' }).end(body),
        )
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    afterAll(() => {
      server.closeAllConnections()
      server.close()
    })

    test('news of what it must tell of is taken, and news of another one is not', async () => {
      const [requested, other] = ids()
      const takenOf = async (about: string) => {
        answers = await goodNews(requested, about)
        const taken: Record<string, boolean> = {}
        for (const [name, call] of Object.entries(callsTo(url, requested)))
          taken[name] = await call().catch(() => false)
        return taken
      }
      const all = (isTaken: boolean) =>
        Object.fromEntries(Object.keys(callsTo(url, requested)).map((name) => [name, isTaken]))
      expect(Object.keys(all(true)).length).toBeGreaterThan(0)
      expect(await takenOf(other)).toEqual(all(false))
      expect(await takenOf(requested)).toEqual(all(true))
    })
  })
}
