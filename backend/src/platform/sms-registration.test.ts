import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { smsTemplatesFile } from '../../test-kit/platform/sms-templates-file'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { readConfig } from './config'
import { sandboxRegistration } from './sms-registration'

const { templates } = sandboxRegistration()
const read = (path: string) => () => readConfig({ SMS_TEMPLATES: path }).smsRegistration
const fileWith = (changed: Parameters<typeof smsTemplatesFile>[1]) =>
  smsTemplatesFile(temporaryFolder('sms'), changed)

test('the file of an installation names its header, its entity and the template of each text', () => {
  const own = { entityId: '1101234567890123456', header: 'NEEMFD', templates }
  expect(read(fileWith(own))()).toEqual(own)
})

test('a start without the English template of a text is refused, naming every such text', () => {
  const { 'one-time-code': _code, 'units-sold': _sold, ...others } = templates
  const lacking = { ...others, 'units-sold': { hi: '1707123456789012345' } }
  expect(read(fileWith({ templates: lacking }))).toThrow(
    /lacks the English template of one-time-code, units-sold; "npm run sms:templates"/,
  )
})

test('a language without a template of a text does not keep the portal from starting', () => {
  const lacking = { ...templates, 'one-time-code': { en: '1707123456789012345', hi: '' } }
  expect(read(fileWith({ templates: lacking }))).not.toThrow()
})

test.each([
  ['an entity that is no number', { entityId: 'Neem' }, 'is not right at entityId'],
  ['a header that no operator gives out', { header: 'NEEM MUTUAL FUND' }, 'is not right at header'],
  [
    'a template that is no number',
    { templates: { ...templates, 'units-sold': { en: 'sold' } } },
    'is not right at templates.units-sold.en',
  ],
])('%s is refused', (_what, changed, refusal) => {
  expect(read(fileWith(changed))).toThrow(refusal)
})

test('a file that is not there or no JSON is refused', () => {
  const path = join(temporaryFolder('sms'), 'templates.json')
  expect(read(path)).toThrow('cannot be read')
  writeFileSync(path, 'NEEMMF')
  expect(read(path)).toThrow('cannot be read')
})
