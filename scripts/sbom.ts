import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Enums, Models, Serialize, Spec, SPDX, Validation } from '@cyclonedx/cyclonedx-library'
import { root } from './packages'
import { type ProductionPackage, productionPackages } from './production-packages'

const sbomVersion = Spec.Version.v1dot6

const algorithms: Readonly<Record<string, Enums.HashAlgorithm>> = {
  sha512: Enums.HashAlgorithm['SHA-512'],
  sha384: Enums.HashAlgorithm['SHA-384'],
  sha256: Enums.HashAlgorithm['SHA-256'],
  sha1: Enums.HashAlgorithm['SHA-1'],
}

function componentOf({ id, name, version, integrity, licence }: ProductionPackage): Models.Component {
  const [algorithm = '', digest = ''] = integrity.split('-')
  const hash = algorithms[algorithm]
  const component = new Models.Component(Enums.ComponentType.Library, name, {
    version,
    bomRef: id,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: new Models.HashDictionary(hash ? [[hash, Buffer.from(digest, 'base64').toString('hex')]] : []),
  })
  if (licence)
    component.licenses.add(
      SPDX.isSupportedSpdxId(licence)
        ? new Models.SpdxLicense(licence)
        : new Models.LicenseExpression(licence),
    )
  return component
}

/**
 * What production is made of, as CycloneDX JSON: every package of others with version, licence and hash, and
 * what needs what.
 */
export function sbomOf(packages: readonly ProductionPackage[]): string {
  const { name, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name: string
    license: string
  }
  const portal = new Models.Component(Enums.ComponentType.Application, name, { bomRef: name })
  portal.licenses.add(new Models.SpdxLicense(license))
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: portal }) })
  const components = new Map(packages.map((each) => [each.id, componentOf(each)]))
  for (const { id, needs, isDirect } of packages) {
    const component = components.get(id)!
    for (const need of needs) component.dependencies.add(components.get(need)!.bomRef)
    bom.components.add(component)
    if (isDirect) portal.dependencies.add(component.bomRef)
  }
  const serializer = new Serialize.JsonSerializer(
    new Serialize.JSON.Normalize.Factory(Spec.SpecVersionDict[sbomVersion]!),
  )
  return serializer.serialize(bom, { sortLists: true, space: 2 })
}

/** What the schema of CycloneDX has against a bill of materials; null where nothing. */
export const sbomFault = (text: string): Promise<unknown> =>
  new Validation.JsonStrictValidator(sbomVersion).validate(text)

export const help = `npm run sbom

Writes dist/sbom.cdx.json: the packages of others that production runs or sends to browsers, from the lock file, as
CycloneDX JSON with version, licence and hash of each.`

/** Writes the bill of materials of production. */
export default async function run() {
  const file = join(root, 'dist/sbom.cdx.json')
  const packages = productionPackages()
  const text = sbomOf(packages)
  const fault = await sbomFault(text)
  if (fault) throw new Error(`The bill of materials is not as its schema wants it: ${JSON.stringify(fault)}`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${text}\n`)
  console.log(`dist/sbom.cdx.json: ${packages.length} packages`)
}
