import { FundListPage } from './fund-list-page'

/** /home/explore-funds/All: the All category, its schemes in mixed order. */
export default function ExploreAllPage() {
  return <FundListPage mixed />
}
