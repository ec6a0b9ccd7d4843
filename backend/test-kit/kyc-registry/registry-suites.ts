import {
  type Agency,
  type KycRegistry,
  type KycStatus,
  type PanService,
  RegistrySilent,
  RegistryUnreadable,
  type Residency,
} from '../../src/kyc-registry/ports'
import { portsCalledBy } from '../platform/called-ports'

/** A record as the suite wants the registry behind an adapter to have it. */
export interface SuiteRecord {
  pan: string
  birthDate: string
  status: Exclude<KycStatus, 'Not Available'>
  residency: Residency
  agency: Agency
  statusAt: Date
}

type Failure = 'silent' | 'unreadable'

/** An adapter with a registry of the suite behind it. */
export interface SuiteRegistry<Adapter, Entry> {
  adapter: Adapter
  /** What the registry knows from now on, and nothing else. */
  knows(entries: readonly Entry[]): void | Promise<void>
  /** What can go wrong on the way of this adapter, and what must come of it. */
  faults: readonly { name: string; failure: Failure; begin(): void | Promise<void> }[]
  /** Ends what went wrong. */
  heal(): void | Promise<void>
  close(): Promise<void>
}

const errorOf = { silent: RegistrySilent, unreadable: RegistryUnreadable }

const asha: SuiteRecord = {
  pan: 'ZZZPV1001A',
  birthDate: '1986-03-14',
  status: 'Validated',
  residency: 'Resident Indian',
  agency: 'CVL',
  statusAt: new Date('2026-08-01T10:11:12+05:30'),
}
const unknown = 'ZZZPX9999Z'

const statuses = ['Validated', 'Registered', 'Under Process', 'On-Hold', 'Rejected'] as const
const agenciesOfSuite = ['CVL', 'CAMS', 'KFIN', 'NDML', 'NSE'] as const
const residenciesOfSuite = [
  'Resident Indian',
  'Non-Resident Indian',
  'Person Of Indian Origin',
  'Foreign National',
] as const

/** What every adapter of the KYC registry must do. */
export function describeKycRegistry(
  name: string,
  begin: () => Promise<SuiteRegistry<KycRegistry, SuiteRecord>>,
): void {
  describe(`the KYC registry by ${name}`, () => {
    let own: SuiteRegistry<KycRegistry, SuiteRecord>
    beforeAll(async () => void (own = await begin()))
    afterAll(() => own.close())
    beforeEach(() => own.heal())

    const inquire = (pan: string, birthDate: string | null = asha.birthDate) =>
      own.adapter.inquire({ pan, birthDate })

    test.each(statuses)('tells the status %s, its agency and its moment', async (status) => {
      for (const agency of agenciesOfSuite) {
        await own.knows([{ ...asha, status, agency }])
        expect(await inquire(asha.pan)).toMatchObject({
          status,
          agency,
          hasRecord: true,
          statusAt: asha.statusAt,
        })
      }
    })

    test.each(residenciesOfSuite)('tells the residency %s', async (residency) => {
      await own.knows([{ ...asha, residency }])
      expect((await inquire(asha.pan)).residency).toBe(residency)
    })

    test('tells no residency to who does not know the date of birth', async () => {
      await own.knows([asha])
      for (const birthDate of [null, '1990-01-01'])
        expect(await inquire(asha.pan, birthDate)).toMatchObject({ status: 'Validated', residency: null })
    })

    test('says of a PAN without a record that there is none', async () => {
      await own.knows([asha])
      expect(await inquire(unknown)).toMatchObject({
        status: 'Not Available',
        hasRecord: false,
        agency: null,
      })
    })

    test('answers each of two questions at once with its own', async () => {
      const other = { ...asha, pan: 'ZZZPR1002B', status: 'On-Hold' as const }
      await own.knows([asha, other])
      const answers = await Promise.all([inquire(other.pan), inquire(asha.pan)])
      expect(answers.map(({ status }) => status)).toEqual(['On-Hold', 'Validated'])
    })

    failsWell(
      () => own,
      () => own.knows([asha]),
      () => inquire(asha.pan),
    )
  })
}

/** A card as the suite wants the service behind an adapter to have it. */
export interface SuiteCard {
  pan: string
  name: string
  birthDate: string
  aadhaarLinked: boolean
}

const card: SuiteCard = {
  pan: asha.pan,
  name: "Asha D'Souza & Verma",
  birthDate: asha.birthDate,
  aadhaarLinked: true,
}

/** What every adapter of the PAN service must do. */
export function describePanService(
  name: string,
  begin: () => Promise<SuiteRegistry<PanService, SuiteCard>>,
): void {
  describe(`the PAN service by ${name}`, () => {
    let own: SuiteRegistry<PanService, SuiteCard>
    beforeAll(async () => void (own = await begin()))
    afterAll(() => own.close())
    beforeEach(() => own.heal())

    const verify = (changes: { pan?: string; name?: string | null; birthDate?: string | null } = {}) =>
      own.adapter.verify({ pan: card.pan, name: card.name, birthDate: card.birthDate, ...changes })

    test('confirms name and date of birth of the card, and whether Aadhaar is linked', async () => {
      await own.knows([card])
      expect(await verify()).toMatchObject({
        isValid: true,
        nameMatches: true,
        birthDateMatches: true,
        aadhaarLinked: true,
      })
      await own.knows([{ ...card, aadhaarLinked: false }])
      expect((await verify()).aadhaarLinked).toBe(false)
    })

    test('is counted as a call for PANs', async () => {
      await own.knows([card])
      expect(await portsCalledBy(() => verify())).toEqual(['pan'])
    })

    test('says which of both is wrong', async () => {
      await own.knows([card])
      expect(await verify({ name: 'Asha Rao' })).toMatchObject({ nameMatches: false, birthDateMatches: true })
      expect(await verify({ birthDate: '1990-01-01' })).toMatchObject({
        nameMatches: true,
        birthDateMatches: false,
      })
      expect(await verify({ name: 'Asha Rao', birthDate: '1990-01-01' })).toMatchObject({
        isValid: true,
        nameMatches: false,
        birthDateMatches: false,
      })
    })

    test('compares nothing that was not given; one that does not tell the holder is asked with both', async () => {
      await own.knows([card])
      for (const missing of [{ name: null }, { birthDate: null }, { name: null, birthDate: null }]) {
        const answer = verify(missing).catch((error: unknown) => error)
        if (!own.adapter.tellsHolder) expect(await answer).toEqual(expect.any(Error))
        else
          expect(await answer).toMatchObject({
            isValid: true,
            nameMatches: 'name' in missing ? null : true,
            birthDateMatches: 'birthDate' in missing ? null : true,
          })
      }
    })

    test('tells the holder if it is one that does, and nobody otherwise', async () => {
      await own.knows([card])
      const { name: holder, birthDate } = card
      const told = own.adapter.tellsHolder ? { name: holder, birthDate } : { name: null, birthDate: null }
      expect(await verify()).toMatchObject(told)
    })

    test('says of a PAN that was never issued that it does not count', async () => {
      await own.knows([card])
      expect(await verify({ pan: unknown })).toMatchObject({ isValid: false, name: null, birthDate: null })
    })

    failsWell(
      () => own,
      () => own.knows([card]),
      () => verify(),
    )
  })
}

/** Each fault ends in its error, and the next question is answered again. */
function failsWell(
  own: () => Pick<SuiteRegistry<unknown, never>, 'faults' | 'heal'>,
  know: () => void | Promise<void>,
  ask: () => Promise<unknown>,
): void {
  test('fails in the words of the port whatever goes wrong, and answers again after it', async () => {
    await know()
    const { faults } = own()
    expect(faults.length).toBeGreaterThan(3)
    for (const { name, failure, begin } of faults) {
      await begin()
      const ended = await ask().catch((error: unknown) => error)
      expect({ fault: name, is: ended instanceof errorOf[failure] || ended }).toEqual({
        fault: name,
        is: true,
      })
      await own().heal()
      await ask()
    }
  }, 30_000)
}
