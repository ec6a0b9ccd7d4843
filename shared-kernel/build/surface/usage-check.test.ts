import type { EntryPoint } from './kernel-surface'
import { type KernelUsage, missingLine, missingNames } from './usage-check'

const named = (...texts: [name: string, text: string][]) => texts.map(([name, text]) => ({ name, text }))

const surface: EntryPoint[] = [
  {
    address: '@portal/kernel',
    declarations: named(
      ['Button', 'function Button(): void'],
      ['Pan', 'interface Pan {\n    a: 1;\n}'],
      ['useAtom', 'library useAtom'],
    ),
  },
  { address: '@portal/kernel/first-load', declarations: named(['useAtom', 'also useAtom']) },
  {
    address: '@portal/contracts/identity/auth',
    declarations: named(
      ['authApi', 'calls authApi {\n  login: method POST\n}'],
      ['Investor', 'schema Investor: string'],
    ),
  },
]

const release = (changes: Partial<KernelUsage>) => ({
  owner: 'Onboarding squad',
  usage: { remote: 'mfe-auth', version: '1.0.0-a', kernel: '1.0.0', names: [], contracts: {}, ...changes },
})

test('a release that uses only what is there passes', () => {
  const uses = {
    names: ['Button', 'useAtom', '*'],
    firstLoad: ['useAtom'],
    contracts: { auth: ['authApi.login', 'Investor.parse'] },
  }
  expect(missingNames(surface, [release(uses)])).toEqual([])
})

test.each([
  ['a name that was removed', { names: ['Button', 'OldButton'] }, '@portal/kernel › OldButton'],
  [
    'a name that moved out of the first load',
    { names: ['Button'], firstLoad: ['Button'] },
    '@portal/kernel/first-load › Button',
  ],
  [
    'a name that moved out of the first page behind the log-in',
    { names: ['Button'], firstInside: ['Button'] },
    '@portal/kernel/first-inside › Button',
  ],
  ['a name that is only a type by now', { names: ['Pan'] }, '@portal/kernel › Pan'],
  [
    'a call that was removed',
    { contracts: { auth: ['authApi.logout'] } },
    '@portal/contracts/identity/auth › authApi.logout',
  ],
  [
    'an area that was removed',
    { contracts: { otp: ['otpApi.resend'] } },
    '@portal/contracts/otp › otpApi.resend',
  ],
])('%s fails, naming squad, remote, version and name', (_, uses, name) => {
  const missing = missingNames(surface, [release({}), release({ version: '0.9.0-b', ...uses })])
  expect(missing.map(missingLine)).toEqual([
    `Onboarding squad: mfe-auth 0.9.0-b, which is live, uses ${name}, and the kernel has it no more`,
  ])
})
