import { ordersOfAllFamilies } from '../../test-kit/registrar/orders-of-all-families'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { RegistrarDays, withRegistrar } from '../../test-kit/registrar/registrar-days'
import { folioNo, held, other } from '../../test-kit/simulation/drafts'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { inTransaction, rowsOf } from '../platform/database'
import { inOneList } from '../platform/row-pages'
import type { RegistrarProvider } from '../platform/provider-choices'
import { holdingsOn } from '../folios/ledger-reader'
import { navOn } from '../schemes/nav-store'

const ways: RegistrarProvider[] = ['file']

describe.each(ways)('the registrar that is reached by %s', () => {
  let portal: TestPortal
  let days: RegistrarDays
  beforeAll(async () => void (portal = await startTestPortal()))
  afterAll(() => portal.close())
  beforeEach(
    async () => void (days = await RegistrarDays.begin(withRegistrar(portal.platform), ordersOfAllFamilies)),
  )

  const kinds = async () => (await days.tasks()).map(({ kind, subject }) => `${kind} ${subject}`)

  describe('what comes', () => {
    const head =
      'FOLIO_NO,PRODCODE,TRXNTYPE,TRXNNO,TRXNSTAT,USRTRXNO,TRADDATE,PURPRICE,UNITS,AMOUNT,LOADS,STAMP_DUTY,STT,TOTAL_TAX,REMARKS'
    /** What the registrar would say of a purchase, with something else. */
    const confirmed = async (change: Partial<Record<string, string>> = {}) => {
      const order = await days.orderPlaced(0)
      const nav = (await navOn(days.platform.db, held, order.navDate ?? '')) ?? ''
      const says: Record<string, string | undefined> = {
        FOLIO_NO: folioNo,
        PRODCODE: held,
        TRXNTYPE: 'P',
        TRXNNO: '9001',
        TRXNSTAT: 'booked',
        USRTRXNO: order.orderNumber,
        TRADDATE: '25/08/2026',
        PURPRICE: nav,
        UNITS: order.units ?? '',
        AMOUNT: '5000.00',
        LOADS: '0',
        STAMP_DUTY: '0.25',
        STT: '0',
        TOTAL_TAX: '0',
        REMARKS: '',
        ...change,
      }
      return head
        .split(',')
        .map((column) => says[column] ?? '')
        .join(',')
    }
    let files = 0
    const comes = (lineOrLines: string, day = '20260825') => {
      files += 1
      return days.comes(`CONF_${day}_${files}.csv`, `${head}\r\n${lineOrLines}\r\n`)
    }
    const differences = async () =>
      (await days.tasks()).map(
        ({ detail: { difference, ours, theirs } }) => `${difference}: ${ours} | ${theirs}`,
      )
    beforeEach(async () => {
      await days.order(0)
      await days.pass(12.5)
      await days.exchange()
      // What was before the first order is of no matter here.
      const settings = join(days.folder, 'reconciliation.json')
      writeFileSync(settings, JSON.stringify({ from: '2026-08-25' }))
      days.platform.config.env.RECONCILIATION = settings
    })
    afterEach(() => {
      delete days.platform.config.env.RECONCILIATION
    })

    test('a confirmation that agrees is nothing to do, nor is the same file or the same line again', async () => {
      const line = await confirmed()
      await comes(line)
      await comes(line)
      await comes(`${line}\r\n`, '20260825')
      expect(await days.tasks()).toEqual([])
      expect(days.filesIn('refused')).toEqual([])
    })

    test.each([
      ['other units', { UNITS: '99.999' }, 'units: '],
      ['another amount', { AMOUNT: '5001.00' }, 'amount: 500000 paise | 500100 paise'],
      ['another NAV', { PURPRICE: '12.3456' }, 'nav: '],
      ['another day', { TRADDATE: '24/08/2026' }, 'day: 2026-08-25 | 2026-08-24'],
      ['other charges', { STAMP_DUTY: '0.26' }, 'charges: 25 paise | 26 paise'],
      ['another folio', { FOLIO_NO: '99999990' }, 'holding: '],
      ['another scheme', { PRODCODE: other }, 'holding: '],
      [
        'a rejection',
        { TRXNSTAT: 'rejected', UNITS: '', AMOUNT: '', REMARKS: 'PAN is not valid' },
        'state: done | back: PAN is not valid',
      ],
    ])('%s is one task with both figures, and gone once it is mended', async (_what, change, said) => {
      const right = await confirmed()
      await comes(await confirmed(change))
      expect(await differences()).toEqual([expect.stringContaining(said)])
      await comes(await confirmed(change))
      expect(await differences()).toHaveLength(1)
      if ('PRODCODE' in change) await comes(await confirmed({ ...change, TRXNSTAT: 'reversed' }))
      const number = 'PRODCODE' in change ? { TRXNNO: '9002' } : {}
      await comes(
        'TRXNSTAT' in change || 'PRODCODE' in change ? await confirmed({ TRXNNO: '9002', ...number }) : right,
      )
      expect(await days.tasks()).toEqual([])
    })

    test('booked twice is one task, and gone once one of them is taken back', async () => {
      await comes([await confirmed(), await confirmed({ TRXNNO: '9002' })].join('\r\n'))
      expect(await differences()).toEqual([expect.stringMatching(/^twice: /)])
      await comes(await confirmed({ TRXNNO: '9002', TRXNSTAT: 'reversed' }))
      expect(await days.tasks()).toEqual([])
    })

    test('what nobody ordered is one task, and gone once it is taken back', async () => {
      const unknown = { USRTRXNO: 'RTA77', TRXNTYPE: 'R', UNITS: '-1.000', AMOUNT: '99.00', TRXNNO: '9009' }
      await comes([await confirmed(), await confirmed(unknown)].join('\r\n'))
      expect(await differences()).toEqual(['unknown: null | 9900 paise, done'])
      await comes(await confirmed({ ...unknown, TRXNSTAT: 'reversed' }))
      expect(await days.tasks()).toEqual([])
    })

    test('one that does not come is a task a business day later, and gone when it comes', async () => {
      await comes('', '20260825')
      expect(await differences()).toEqual([])
      await days.pass(24)
      await comes('', '20260826')
      expect(await differences()).toEqual([])
      await days.pass(24)
      await comes('', '20260827')
      expect(await differences()).toEqual([expect.stringContaining('missing: 500000 paise, done')])
      await comes(await confirmed(), '20260825')
      expect(await days.tasks()).toEqual([])
    })

    test('one that comes before our own ledger has the order waits, and one that is refused then does not', async () => {
      await days.order(3)
      const { orderNumber } = await days.orderPlaced(1)
      const early = { USRTRXNO: orderNumber.replace('NM', ''), PRODCODE: other, TRXNNO: '9005' }
      const units = { AMOUNT: '3000.00', UNITS: '30.000', STAMP_DUTY: '0.15' }
      await comes([await confirmed(), await confirmed({ ...early, ...units })].join('\r\n'))
      expect(await differences()).toEqual([])
      await comes(await confirmed({ ...early, TRXNSTAT: 'rejected', REMARKS: 'KYC' }))
      expect(await differences()).toEqual(['state: open | back: KYC'])
    })

    test.each([
      ['no table', 'CONF_20260825_x.csv', 'nothing'],
      ['half a line', 'CONF_20260825_y.csv', `${head}\r\n${folioNo},${held},P`],
      [
        'a word that is not known',
        'CONF_20260825_z.csv',
        `${head}\r\n${folioNo},${held},P,1,maybe,NM1,,,,1.00,,,,,`,
      ],
      ['no day in its name', 'CONF_x.csv', `${head}\r\n`],
      ['a name that says nothing', 'other.csv', 'a,b\r\n'],
      ['a day that is not over', 'CONF_20270825_1.csv', `${head}\r\n`],
      ['NAVs that are cut off', 'NAV_20260825.txt', 'Scheme Code;Net Asset Value;Date\r\n1;'],
    ])('a file with %s is refused to a person, and nothing of it is taken', async (_what, name, text) => {
      await days.comes(name, text)
      expect(await kinds()).toEqual([`file-refused registrar ${name}`])
      expect(days.filesIn('in')).toEqual([])
      expect(days.filesIn('refused')).toHaveLength(1)
    })

    test('half a file lies under another name, and is left alone until it is whole', async () => {
      mkdirSync(join(days.folder, 'in'), { recursive: true })
      writeFileSync(join(days.folder, 'in', 'CONF_20260825_1.csv.part'), head)
      await days.exchange()
      expect([await days.tasks(), days.filesIn('in').length]).toEqual([[], 1])
    })

    test('a balance that no confirmation explains is a task, also beside one that is explained', async () => {
      await comes(await confirmed({ UNITS: '99.999' }))
      const balance = async (more: number) => {
        const all = await inTransaction(days.platform.db, (tx) => inOneList(holdingsOn(tx, '2026-08-25')))
        const ours = all.find((each) => each.folioNo === folioNo && each.planCode === held)
        const apart = 99.999 - Number((await days.orderPlaced(0)).units)
        const units = (Number(ours?.units) + apart + more).toFixed(3)
        files += 1
        await days.comes(
          `HOLD_20260825_${files}.csv`,
          `FOLIOCHK,PRODUCT,CLOS_BAL,RUPEE_BAL,REP_DATE\r\n${folioNo},${held},${units},,25/08/2026\r\n`,
        )
        return (await days.tasks()).filter(({ subject }) => subject.startsWith('registrar: units '))
      }
      expect(await balance(0)).toEqual([])
      expect(await balance(0.001)).toHaveLength(1)
    })

    test('balances of an earlier day than the last are refused; those of a quiet day are not a copy', async () => {
      await comes(await confirmed())
      const none = 'FOLIOCHK,PRODUCT,CLOS_BAL,RUPEE_BAL,REP_DATE\r\n'
      await days.comes('CONF_20260824_9.csv', `${head}\r\n`)
      await days.comes('CONF_20260825_9.csv', `${head}\r\n`)
      const runs = await rowsOf<{ day: string }>(
        days.platform.db,
        sql`select day::text from reconciliation_runs where lines = 0 order by id`,
      )
      expect(runs.map(({ day }) => day)).toEqual(['2026-08-24', '2026-08-25'])
      await days.comes('HOLD_20260825_1.csv', none)
      await days.comes('HOLD_20260824_1.csv', none)
      expect(await kinds()).toContainEqual('file-refused registrar HOLD_20260824_1.csv')
    })

    test('NAVs go where the public ones do', async () => {
      const [plan] = await rowsOf<{ amfi_code: string }>(
        days.platform.db,
        sql`select amfi_code from scheme_plans where code = ${held}`,
      )
      const line = `${plan?.amfi_code};97.9000;23-Aug-2026`
      await days.comes('NAV_20260825.txt', `Scheme Code;Net Asset Value;Date\r\n${line}\r\n`)
      expect(await navOn(days.platform.db, held, '2026-08-23')).toBe('97.9000')
      expect(await days.tasks()).toEqual([])
    })
  })
})
