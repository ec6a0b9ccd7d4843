import type { PersonKey } from './people'

/** An account of a demo investor: `BA-<digits of the PAN>-<n>`. */
export interface DemoBank {
  bankId: string
  owner: PersonKey
  bankName: string
  ifsc: string
  branchName: string
  branchCity: string
  accountType: 'Savings' | 'NRE' | 'NRO'
  accountNumber: string
  /** Days since it was added; usable after ten. */
  addedDaysAgo: number
}

type House = Pick<DemoBank, 'bankName' | 'ifsc' | 'branchName' | 'branchCity'>

const parijat: House = {
  bankName: 'Parijat Bank',
  ifsc: 'PRJT0000417',
  branchName: 'Fort',
  branchCity: 'Mumbai',
}
const meghdoot: House = {
  bankName: 'Meghdoot Bank',
  ifsc: 'MGDT0000905',
  branchName: 'Koregaon Park',
  branchCity: 'Pune',
}
const palash: House = {
  bankName: 'Palash Bank',
  ifsc: 'PLSH0000331',
  branchName: 'Indiranagar',
  branchCity: 'Bengaluru',
}
const kadamba: House = {
  bankName: 'Kadamba Bank',
  ifsc: 'KDMB0000118',
  branchName: 'Mylapore',
  branchCity: 'Chennai',
}
const champa: House = {
  bankName: 'Champa Bank',
  ifsc: 'CHMP0000264',
  branchName: 'Salt Lake',
  branchCity: 'Kolkata',
}

function bank(
  bankId: string,
  owner: PersonKey,
  house: House,
  accountNumber: string,
  more: Partial<DemoBank> = {},
): DemoBank {
  return { bankId, owner, ...house, accountNumber, accountType: 'Savings', addedDaysAgo: 900, ...more }
}

export const demoBanks: readonly DemoBank[] = [
  bank('BA-1001-1', 'asha', parijat, '50100234894417'),
  bank('BA-1001-2', 'asha', meghdoot, '00721140009052', { addedDaysAgo: 700 }),
  bank('BA-1001-3', 'asha', palash, '918020067713364', { addedDaysAgo: 4 }),
  bank('BA-1002-1', 'bharat', meghdoot, '00721140001126'),
  bank('BA-1003-1', 'chitra', kadamba, '601801550023'),
  bank('BA-1007-1', 'gita', parijat, '50100998120071', { accountType: 'NRE' }),
  bank('BA-1007-2', 'gita', parijat, '50100998120088', { accountType: 'NRO', addedDaysAgo: 800 }),
  bank('BA-1008-1', 'hari', kadamba, '601801558841'),
  bank('BA-1009-1', 'ila', champa, '33340011207'),
  bank('BA-1010-1', 'jay', champa, '33340015590'),
  bank('BA-1011-1', 'kiran', palash, '918020061110203'),
  bank('BA-1012-1', 'leela', meghdoot, '00721140006408'),
  bank('BA-1013-1', 'mohan', kadamba, '601801551373'),
  bank('BA-1014-1', 'nisha', parijat, '50100234890619'),
  bank('BA-1016-1', 'priya', parijat, '50100234897781'),
  bank('BA-1016-2', 'priya', meghdoot, '00721140007782', { addedDaysAgo: 640 }),
  bank('BA-1016-3', 'priya', palash, '918020061117783', { addedDaysAgo: 520 }),
  bank('BA-1016-4', 'priya', kadamba, '601801557784', { addedDaysAgo: 410 }),
  bank('BA-1016-5', 'priya', champa, '33340017785', { addedDaysAgo: 300 }),
  // The sandbox's bank returns payouts to the first; debits of the second bounce every second time, of the third always.
  bank('BA-1018-1', 'ravi', parijat, '50100234897777'),
  bank('BA-1018-2', 'ravi', palash, '918020061116666'),
  bank('BA-1018-3', 'ravi', kadamba, '601801555555'),
  bank('BA-1018-4', 'ravi', champa, '33340012018'),
  // It registers no mandate on this one, which it says a business day later.
  bank('BA-1018-5', 'ravi', meghdoot, '00721140003333'),
]

export interface DemoNominee {
  name: string
  relation: string
  sharePercent: number
}

export interface DemoFolio {
  folioNo: string
  owner: PersonKey
  /** Second holder of a joint folio. */
  second?: PersonKey
  holdingMode: 'Single' | 'Joint' | 'Anyone or Survivor'
  openedMonthsAgo: number
  /** Where it is older than the three years of the others. */
  openedOn?: string
  isDemat: boolean
  distributor?: { arn: string; euin: string | null }
  /** A registered investment advisor. */
  advisor?: string
  branchCode?: string
  /** The first one is the default. */
  bankIds: readonly string[]
  nominees: readonly DemoNominee[]
}

type Optional = Partial<Omit<DemoFolio, 'folioNo' | 'owner' | 'bankIds'>>

function folio(
  folioNo: string,
  owner: PersonKey,
  bankIds: readonly string[],
  more: Optional = {},
): DemoFolio {
  return {
    folioNo,
    owner,
    bankIds,
    holdingMode: 'Single',
    openedMonthsAgo: 30,
    isDemat: false,
    nominees: [],
    ...more,
  }
}

const one = (name: string, relation: string): DemoNominee[] => [{ name, relation, sharePercent: 100 }]
const vermas: DemoNominee[] = [
  { name: 'Rohan Verma', relation: 'Spouse', sharePercent: 60 },
  { name: 'Mira Verma', relation: 'Dependent Children', sharePercent: 40 },
]

/** Folios that agree in all that a merger asks for: holder, mode, bank, nominees and way of investing. */
const mergeable = Array.from({ length: 7 }, (_, index) =>
  folio(String(91016011 + index), 'priya', index === 0 ? priyasBanks() : ['BA-1016-1'], {
    openedMonthsAgo: 29 - index * 3,
    nominees: one('Arun Lal', 'Spouse'),
  }),
)

function priyasBanks(): string[] {
  return ['BA-1016-1', 'BA-1016-2', 'BA-1016-3', 'BA-1016-4', 'BA-1016-5']
}

export const demoFolios: readonly DemoFolio[] = [
  folio('91024821', 'asha', ['BA-1001-1', 'BA-1001-2', 'BA-1001-3'], {
    openedMonthsAgo: 38,
    nominees: vermas,
  }),
  folio('91027306', 'asha', ['BA-1001-1'], { openedMonthsAgo: 31, nominees: vermas }),
  folio('91021954', 'asha', ['BA-1001-2'], { openedMonthsAgo: 11, nominees: vermas }),
  folio('91002002', 'bharat', ['BA-1002-1']),
  folio('91003003', 'chitra', ['BA-1003-1'], { branchCode: 'B001', nominees: one('Ravi Iyer', 'Spouse') }),
  folio('91007007', 'gita', ['BA-1007-1', 'BA-1007-2'], { nominees: one('Suresh Menon', 'Spouse') }),
  folio('91008008', 'hari', ['BA-1008-1'], { nominees: one('Anna Thomas', 'Spouse') }),
  folio('91009009', 'ila', ['BA-1009-1'], { nominees: one('Tara Bose', 'Dependent Parents') }),
  folio('91010010', 'jay', ['BA-1010-1'], { nominees: one('Uma Das', 'Dependent Parents') }),
  folio('91011011', 'kiran', ['BA-1011-1'], { second: 'asha', holdingMode: 'Anyone or Survivor' }),
  folio('91011022', 'kiran', ['BA-1011-1'], { second: 'asha', holdingMode: 'Joint', openedMonthsAgo: 20 }),
  folio('91011033', 'kiran', ['BA-1011-1'], { second: 'asha', holdingMode: 'Joint', openedMonthsAgo: 14 }),
  folio('91012012', 'leela', ['BA-1012-1']),
  folio('91013013', 'mohan', ['BA-1013-1'], { isDemat: true, nominees: one('Devi Pillai', 'Spouse') }),
  folio('91013024', 'mohan', ['BA-1013-1'], { openedMonthsAgo: 22, nominees: one('Devi Pillai', 'Spouse') }),
  folio('91014014', 'nisha', ['BA-1014-1'], {
    distributor: { arn: 'ARN-0001', euin: 'E000001' },
    nominees: one('Kavita Jain', 'Dependent Parents'),
  }),
  ...mergeable,
  folio('91016018', 'priya', ['BA-1016-1'], { isDemat: true, nominees: one('Arun Lal', 'Spouse') }),
  folio('91016019', 'priya', ['BA-1016-2'], { second: 'kiran', holdingMode: 'Anyone or Survivor' }),
  folio('91016020', 'priya', ['BA-1016-3'], { distributor: { arn: 'ARN-0002', euin: null } }),
  folio('91016021', 'priya', ['BA-1016-1'], {
    advisor: 'INA000000001',
    nominees: one('Neela Lal', 'Dependent Siblings'),
  }),
  folio('91016022', 'priya', ['BA-1016-1'], { nominees: one('Arun Lal', 'Spouse'), openedMonthsAgo: 26 }),
  folio('91018018', 'ravi', ['BA-1018-1', 'BA-1018-4'], {
    openedOn: '2016-07-01',
    nominees: one('Sunita Sinha', 'Spouse'),
  }),
  folio('91018029', 'ravi', ['BA-1018-4', 'BA-1018-2', 'BA-1018-3', 'BA-1018-5'], {
    openedOn: '2018-03-01',
    nominees: one('Sunita Sinha', 'Spouse'),
  }),
]
