import { addDays } from '@portal/contracts/format'
import { resolveTaskById } from './operations/ops-tasks'
import { slashed } from '../sandbox/outside-files/csv'
import { commandOn, day, type Sandbox, sandboxOn } from '../test-kit/payments/reconcile-command'

describe.each(['the embedded database', 'PostgreSQL'])('on %s', (kind) => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await sandboxOn(kind)
  })

  test('a settlement that agrees ends well; each known difference is found, once, and closes by itself', async () => {
    const { fileOf, run, tasks, foundIn, ledgers } = commandOn(sandbox)
    const right = await fileOf('settlement')
    const before = await ledgers()
    expect(run('settlement', right)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(
        /^settlement, 2026-08-25: 8 lines\.\nIn Rs 6,000\.12, out Rs 1,000\.02, fees Rs 70\.80, of which tax Rs 10\.80\.\n7 agree\.\n1 is in transit\.\n {2}capture \S+, until 2026-08-27\nNothing differs\.\n$/,
      ),
    })
    expect(await tasks()).toEqual([])

    const [head = '', ...lines] = right.trimEnd().split('\r\n')
    const lineOf = (reference: string) => lines.find((line) => line.startsWith(`${reference},`)) ?? ''
    const wrong = [
      head,
      lineOf('UPI100').replace(',1000.00,INR', ',1000.01,INR'),
      lineOf('UPI101'),
      lineOf('UPI101'),
      lineOf('UPI102').replace(',988.22,', ',988.21,'),
      lineOf('UPI102B'),
      lineOf('UPI103').replaceAll(slashed('2026-08-20'), slashed(addDays(day, -9))),
      lineOf('UPI100')
        .replace('UPI100', 'UPI999')
        .replace(/,[0-9a-f-]{36},/, ',,'),
    ].join('\n')
    const found = [
      ['settlement', 'amount', 2, '100000 paise', '100001 paise'],
      ['settlement', 'twice', 4, '100001 paise once', expect.stringContaining('2 times')],
      ['settlement', 'net', 5, '98822 paise', '98821 paise'],
      ['settlement', 'day', 7, '2026-08-20', '2026-08-16'],
      ['settlement', 'unknown', 8, null, '100000 paise, done'],
    ]
    expect(run('settlement', wrong)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('5 differ:'),
    })
    expect((await foundIn()).toSorted()).toEqual(found.toSorted())
    expect(run('settlement', wrong)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('5 differ:'),
    })
    expect(await tasks()).toHaveLength(5)

    // What is in a file and not ours does not go away with the next file: a person takes it off.
    expect(run('settlement', right)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('1 differ:'),
    })
    const [foreign] = await tasks()
    expect(await foundIn()).toEqual([found[4]])
    await sandbox.use(({ db }) => resolveTaskById(db, foreign?.id ?? 0, new Date()))
    expect(run('settlement', right)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('1 differ as before, and a person took them off the list'),
    })
    expect(await tasks()).toEqual([])
    // The same difference anew, after it was gone, is told anew.
    expect(run('settlement', wrong).status).toBe(1)
    expect(await tasks()).toHaveLength(4)
    expect(run('settlement', right).status).toBe(0)
    expect(await ledgers()).toEqual(before)
  }, 120_000)

  test('balances of the registrar: other units, missing, unknown and twice, and nothing is taken over', async () => {
    const { fileOf, run, foundIn, ledgers } = commandOn(sandbox)
    const right = await fileOf('registrar')
    const before = await ledgers()
    const agrees = run('registrar', right)
    expect(agrees).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^registrar, 2026-08-25: 47 lines/),
    })
    const lines = right.trimEnd().split('\r\n')
    const held = lines.flatMap((line, place) => (/,\d*[1-9]\d*\.\d{3},/.test(line) ? [place] : []))
    const [first = 0, second = 0, third = 0] = held
    const more = (line: string) =>
      line.replace(/,(\d+\.\d{3}),/, (_all, units: string) => `,${(Number(units) + 0.001).toFixed(3)},`)
    const foreign = `NM,99999999,FLEXI-DG,Foreign,${slashed(day)},10.000,`
    const wrong = lines.flatMap((line, place) =>
      place === first ? [more(line)] : place === second ? [] : place === third ? [line, line] : [line],
    )
    expect(run('registrar', [...wrong, foreign].join('\n'))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('4 differ:'),
    })
    const kinds = (await foundIn()).filter(([of]) => of === 'registrar').map(([, difference]) => difference)
    expect(kinds.toSorted()).toEqual(['missing', 'twice', 'units', 'unknown'].toSorted())
    expect(run('registrar', right)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Nothing differs.'),
    })
    expect((await foundIn()).filter(([of]) => of === 'registrar')).toEqual([])
    expect(run('registrar', right, '--day', '2026-08-21')).toMatchObject({
      status: 1,
      stderr: 'Balances of 2026-08-25 were compared already: those of 2026-08-21 say nothing of today.\n',
    })
    expect(await ledgers()).toEqual(before)
  }, 120_000)
})
