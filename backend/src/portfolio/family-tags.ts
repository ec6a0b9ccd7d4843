import { type FamilyTag, RelationCode } from '@portal/contracts/folios/applicant'
import { nomineeRelations } from '@portal/contracts/format'

/** The belongs-to fields offer the six relations of S3.055, Self first. */
export const familyTags: FamilyTag[] = RelationCode.options.map((code) => ({
  name: nomineeRelations[code],
  code,
}))
