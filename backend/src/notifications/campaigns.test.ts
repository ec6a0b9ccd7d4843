import { campaignApi } from '@portal/contracts/support/campaign'
import { eq } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { campaignVisits } from './schema'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

async function save(pan: string, investorPan = pan) {
  const token = await portal.loginAs(pan)
  const utm = {
    utmSource: 'mail',
    utmMedium: 'newsletter',
    utmCampaign: 'value-fund',
    utmTerm: '',
    utmContent: 'button',
    investorName: 'Asha Verma',
    investorEmail: 'asha.verma@example.in',
    investorPan,
    userNameID: pan,
  }
  return portal.call(campaignApi.utmSave, utm, { token })
}

test('the campaign that an investor came by is kept under a reference [S3.067, S7.078, S7.146]', async () => {
  const { referenceId } = (await save(people.asha.pan)).data
  const [row] = await portal.platform.db
    .select()
    .from(campaignVisits)
    .where(eq(campaignVisits.referenceId, referenceId))
  expect(row).toMatchObject({
    pan: people.asha.pan,
    source: 'mail',
    medium: 'newsletter',
    campaign: 'value-fund',
    content: 'button',
  })
})

test('nobody saves a campaign in the name of another investor', async () => {
  expect((await save(people.asha.pan, people.bharat.pan)).status).toBe(404)
})
