import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sharedData } from '@portal/testing/node'
import type { Platform } from '../platform/module'
import { portsCalledBy } from '../../test-kit/platform/called-ports'
import { inventedBranches } from '../../sandbox/data/invented-branches'
import { branchOf, isIfsc } from './branch-directory'

const platform = (env: Record<string, string> = {}, invented = inventedBranches) =>
  ({ inventedBranches: invented, config: { env }, log: { warn: () => undefined } }) as unknown as Platform

test('knows the IFSCs of the public list, and no other: all 617 checks', () => {
  const groups = Object.values(sharedData('ifsc/validator_asserts.json') as Record<string, object>)
  const asserts = groups.flatMap((group) => Object.entries(group) as [string, boolean][])
  expect(asserts).toHaveLength(617)
  for (const [code, valid] of asserts) expect([code, isIfsc(code)]).toEqual([code, valid])
})

test('names bank, branch and city of an IFSC', async () => {
  expect(await branchOf(platform(), 'PRJT0000417')).toEqual({
    bankName: 'Parijat Bank',
    branchName: 'Fort',
    branchCity: 'Mumbai',
  })
  expect(await branchOf(platform(), 'KKBK0000261')).toMatchObject({ bankName: 'Kotak Mahindra Bank' })
})

test('an IFSC of no branch is refused, an invented one too where none were invented', async () => {
  await expect(branchOf(platform(), 'HDFC0ZZZZZZ')).rejects.toMatchObject({ code: '-333' })
  await expect(branchOf(platform({}, {}), 'PRJT0000417')).rejects.toMatchObject({ code: '-333' })
})

test('a directory fills in branch and city, and one that is down refuses nobody', async () => {
  const answer = JSON.stringify({ BANK: 'Kotak Mahindra Bank', BRANCH: 'GURGAON', CITY: 'GURGAON' })
  const server = createServer((_request, response) => void response.end(answer)).listen(0)
  const env = { IFSC_DIRECTORY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
  expect(await branchOf(platform(env), 'KKBK0000261')).toMatchObject({
    branchName: 'GURGAON',
    branchCity: 'GURGAON',
  })
  expect(await portsCalledBy(() => branchOf(platform(env), 'KKBK0000261'))).toEqual(['ifsc-directory'])
  await new Promise((done) => server.close(done))
  expect(await branchOf(platform(env), 'KKBK0000261')).toMatchObject({ branchName: 'Branch 000261' })
})
