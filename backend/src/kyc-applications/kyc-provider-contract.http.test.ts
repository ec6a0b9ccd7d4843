import { randomUUID } from 'node:crypto'
import { people } from '../../sandbox/data/people'
import { describeIllProvider } from '../../test-kit/platform/ill-provider'
import { describeStrayAnswers } from '../../test-kit/platform/stray-answers'
import { platformWith } from '../../test-kit/platform/platform-with'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { Refusal } from '../platform/refusal'
import { addressInRegister, openAtProvider, personAtProvider, statusAtProvider } from './kyc-provider'

/** What the provider of online KYC must be taken for, over its one protocol: signed HTTP. */
const { pan, name } = people.om
const other = people.asha
let portal: TestPortal
beforeAll(async () => void (portal = await startTestPortal()))
afterAll(() => portal.close())

const at = (url: string) =>
  platformWith(portal.platform, { KYC_PROVIDER_URL: url, KYC_PROVIDER_SECRET: 'a secret of the test' })
const request = (applicationId: string) => ({
  ...({ applicationId, flow: 'locker', pan, name } as const),
  returnUrl: `${portal.platform.publicUrl()}/investors/home`,
})

describeIllProvider({
  port: 'kyc-journey',
  account: pan,
  error: Refusal,
  callsTo(url) {
    const [ill, id] = [at(url), randomUUID()]
    return [
      () => openAtProvider(ill, request(id)),
      () => statusAtProvider(ill, id),
      () => personAtProvider(ill, { id, pan }),
      () => addressInRegister(ill, pan),
    ]
  },
})

describeStrayAnswers({
  ids: () => [randomUUID(), randomUUID()],
  goodNews(requested, about) {
    const at = portal.platform.clock.now().toISOString()
    const isOfRequested = about === requested
    const person = { pan: isOfRequested ? pan : other.pan, name: 'Somebody' }
    const report = { news: 'DONE', applicationId: about, reason: null, at }
    const said: Record<string, (url: string) => object> = {
      open: (url) => ({ url: `${isOfRequested ? url : 'https://evil.example'}/kyc` }),
      status: () => ({ report }),
      person: () => person,
    }
    return (path, url) => JSON.stringify(said[path.split('/').at(-1) ?? '']?.(url))
  },
  callsTo(url, requested) {
    const stray = at(url)
    return {
      open: () => openAtProvider(stray, request(requested)).then(() => true),
      status: async () => (await statusAtProvider(stray, requested))?.news === 'DONE',
      person: () => personAtProvider(stray, { id: requested, pan }).then(() => true),
    }
  },
})
