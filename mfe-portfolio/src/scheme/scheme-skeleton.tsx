import { Card, SideLayout, Skeleton, SkeletonRegion, Stack } from '@portal/kernel'

/** The cards of a fund's page before anything is known of it. */
export function SchemeSkeleton() {
  return (
    <SideLayout asideLabel="Invest and risk" aside={<Bones title="Invest in this fund" shape="field" />}>
      <Stack>
        <Bones title="NAV" shape="chart" />
        <Bones title="Returns" shape="row" />
        <Bones title="About the fund" shape="row" />
      </Stack>
    </SideLayout>
  )
}

function Bones({ title, shape }: { title: string; shape: 'field' | 'chart' | 'row' }) {
  return (
    <Card title={title} busy>
      <SkeletonRegion>
        <Skeleton shape={shape} count={shape === 'chart' ? 1 : 3} />
      </SkeletonRegion>
    </Card>
  )
}
