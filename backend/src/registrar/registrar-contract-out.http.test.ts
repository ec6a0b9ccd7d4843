import { bankId, ordersOfAllFamilies } from '../../test-kit/registrar/orders-of-all-families'
import { renameSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { RegistrarDays, withRegistrar } from '../../test-kit/registrar/registrar-days'
import { folioNo, held, other } from '../../test-kit/simulation/drafts'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { bankAccounts } from '../folios/schema'
import { inTransaction } from '../platform/database'
import type { RegistrarProvider } from '../platform/provider-choices'
import { changeOrder, lockOrder, type OrderRow } from '../orders/order.repository'
import { registrarOf } from './adapters'
import { exchangeWithRegistrar } from './module'
import { registrarOrders } from './schema'
import { sendOrders } from './send-orders'

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

  describe('what goes out', () => {
    test('each order goes once, after its cut-off, with what the registrar needs, however often the job runs', async () => {
      await days.order(0, 1, 2)
      await days.exchange()
      expect(days.lines()).toEqual([])
      await days.pass(6)
      await days.exchange()
      await days.exchange()
      const [names = '', ...sent] = days.sent().trim().split('\r\n')
      const told = sent.map((line) =>
        Object.fromEntries(line.split(',').map((cell, place) => [names.split(',')[place], cell])),
      )
      const [bought, sold, moved] = await Promise.all([0, 1, 2].map((number) => days.orderPlaced(number)))
      const pan = { TAX_NUMBER: people.asha.pan, PAN_2_HLDR: '', FOLIO_NO: folioNo, CLOS_AC_CH: 'N' }
      const stamp = { TRXN_DATE: '25/08/2026', TRXN_TIME: '10:30:00', SCH_CODE: held, PLAN: 'D', OPTION: 'G' }
      const shared = {
        ...pan,
        ...stamp,
        AMC_CODE: 'NM',
        ISIN: expect.stringMatching(/^IN[A-Z0-9]{10}$/) as unknown,
      }
      const lineOf = (order?: OrderRow) => told.filter(({ USR_TXN_NO }) => USR_TXN_NO === order?.orderNumber)
      expect(told).toHaveLength(3)
      expect(lineOf(bought)).toEqual([
        expect.objectContaining({
          ...shared,
          TRXN_TYPE: 'P',
          SUB_TRXN_T: 'LUMPSUM',
          AMOUNT: '5000.00',
          UNITS: '',
          DEP_RFNO: expect.stringMatching(/^\S+$/) as unknown,
          ACCT_NO: '',
        }),
      ])
      const account = {
        ACCT_NO: expect.stringMatching(/^\d+$/) as unknown,
        IFSC_CODE: expect.stringMatching(/^[A-Z]{4}0/) as unknown,
      }
      expect(lineOf(sold)).toEqual([
        expect.objectContaining({ ...shared, ...account, TRXN_TYPE: 'R', AMOUNT: '', UNITS: '12.345' }),
      ])
      expect(lineOf(moved)).toEqual([
        expect.objectContaining({ ...shared, TRXN_TYPE: 'S', AMOUNT: '4000.00', TO_SCH_CODE: other }),
      ])
    })

    test('a crash between telling and noting tells again, which tells once', async () => {
      await days.order(0)
      await days.pass(6)
      const registrar = registrarOf(days.platform)
      if (!registrar) throw new Error('there is no registrar')
      await days.exchange()
      const { db } = days.platform
      await db.update(registrarOrders).set({ state: 'waiting', sentAt: null })
      await sendOrders(days.platform, registrar, days.simulation.now)
      await days.exchange()
      expect(days.lines()).toHaveLength(1)
      expect(await db.select().from(registrarOrders)).toMatchObject([{ state: 'sent' }])
    })

    test('what is undone before its file is in none; afterwards it goes out as one that shall not be done, once', async () => {
      await days.order(0, 1, 2)
      const undo = async (number: number, event: 'cancelled' | 'cannotAllot') => {
        const { id } = await days.orderPlaced(number)
        await inTransaction(days.platform.db, async (tx) => {
          const order = await lockOrder(tx, id)
          await changeOrder(tx, order, event, { cause: 'test', at: days.simulation.now, settleOn: null })
        })
      }
      await days.simulation.survive(() => days.simulation.cancel(1, 'redemption'))
      await days.exchange()
      // Noted already, and undone while it waits.
      await undo(2, 'cancelled')
      await days.simulation.pass(0)
      days.simulation.now = new Date('2026-08-25T15:06:00+05:30')
      await days.exchange()
      expect(days.lines()).toEqual([expect.stringContaining((await days.orderPlaced(0)).orderNumber)])
      const { db } = days.platform
      await db.execute(sql`update orders set state = 'paid' where id = ${(await days.orderPlaced(0)).id}`)
      await undo(0, 'cannotAllot')
      await days.exchange()
      await days.exchange()
      const { orderNumber } = await days.orderPlaced(0)
      expect(days.lines()).toEqual([
        expect.stringContaining(`${orderNumber},${folioNo},P,`),
        expect.stringContaining(`${orderNumber},${folioNo},X,`),
      ])
    })

    test('an order that no column takes waits for a person and keeps no other; mended it goes', async () => {
      await days.order(0, 1)
      const { db } = days.platform
      const of = eq(bankAccounts.bankId, bankId)
      const [{ accountNumber } = { accountNumber: '' }] = await db.select().from(bankAccounts).where(of)
      await db.update(bankAccounts).set({ accountNumber: '5010,44' }).where(of)
      await days.pass(6)
      await days.exchange()
      expect(await kinds()).toEqual([`registrar-unsent ${(await days.orderPlaced(1)).orderNumber}`])
      expect(days.lines()).toHaveLength(1)
      await db.update(bankAccounts).set({ accountNumber }).where(of)
      await days.exchange()
      expect([await kinds(), days.lines().length]).toEqual([[], 2])
      expect(days.lines().join()).toContain(accountNumber)
    })

    test('where the folder is gone a person is told, and what waited goes once it is back', async () => {
      await days.order(0)
      await days.pass(6)
      const { folder } = days
      const away = `${folder}-away`
      renameSync(folder, away)
      // A sandbox makes its folder anew: it is one of a house that is gone.
      const gone = withRegistrar(days.platform, { REGISTRAR_FILE_FOLDER: folder })
      await expect(exchangeWithRegistrar(gone, days.simulation.now)).rejects.toThrow('ENOENT')
      expect(await kinds()).toEqual(['file-unwritten registrar'])
      renameSync(away, folder)
      await days.exchange()
      expect([await kinds(), days.lines().length]).toEqual([[], 1])
    })
  })
})
