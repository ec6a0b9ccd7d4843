import { Page, Skeleton, SkeletonRegion, useLocation, useNavigate } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useEffect } from 'react'

/** Review, payment and receipt of several funds in a new folio are the ones of every cart (S2.046). */
export default function CartHandOverPage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const page = pathname.replace('/home/create-folio/', '/home/transaction/')
    void navigate(`${page}${search}`, { replace: true })
  }, [navigate, pathname, search])
  return (
    <Page title={t`Your cart`}>
      <SkeletonRegion label={t`Opening your cart`}>
        <Skeleton shape="row" count={3} />
      </SkeletonRegion>
    </Page>
  )
}
