import { Card, Page, useInvestor } from '@portal/kernel'

/** The first page: greets the investor by the name that the session holds. */
export default function ServicePage() {
  const { name } = useInvestor()
  return (
    <Page title="Service">
      <Card title={`Welcome, ${name}`}>
        <p>You are logged in, and this page is yours.</p>
      </Card>
    </Page>
  )
}
