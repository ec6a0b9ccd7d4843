import { FundListPage } from './fund-list-page'

/** /home/explore-funds: all funds under their categories. */
export default function ExplorePage() {
  return <FundListPage mixed={false} />
}
