import type { Investor } from '@portal/contracts/identity/auth'
import { Bell } from './bell'
import { ProfileMenu } from './profile-menu'
import { SearchButton } from './search-button'
import { TopMenu } from './top-menu'

/** The menus of a logged-in investor (S2.081). */
export function HeaderMenus({ investor }: { investor: Investor }) {
  return (
    <>
      <TopMenu pan={investor.pan} />
      <SearchButton />
      <Bell pan={investor.pan} />
      <ProfileMenu name={investor.name} image={investor.image} />
    </>
  )
}
