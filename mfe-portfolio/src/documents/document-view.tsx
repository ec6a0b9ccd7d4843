import {
  buildTextPdf,
  Button,
  Card,
  DetailList,
  formatDate,
  href,
  Page,
  routes,
  savePdf,
  SegmentedControl,
  Stack,
  type PdfSection,
  useHost,
  textOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useState } from 'react'
import { planLine } from '../shared/fund-names'
import { documentPdf, marketRisk } from './document-pdf'
import styles from './documents.module.css'
import {
  documentFileName,
  documentKinds,
  documentPlans,
  schemeDocument,
  type DocumentFacts,
  type DocumentKind,
} from './scheme-documents'

interface DocumentViewProps {
  kind: DocumentKind
  onKind: (kind: DocumentKind) => void
  facts: DocumentFacts
  /** Where the reader came from, when that is not the scheme. */
  back?: { to: string; label: string }
}

const choices = () =>
  documentKinds.map((kind) => ({
    value: kind,
    label: textOf(documentPlans[kind].label),
    longLabel: textOf(documentPlans[kind].title),
  }))

/** One document of a scheme as a page, with its PDF. */
export function DocumentView({ kind, onKind, facts, back }: DocumentViewProps) {
  const { chosen } = facts
  const { title, about, sections } = schemeDocument(kind, facts)
  const plan = planLine(chosen)
  const day = formatDate(chosen.navDate)
  return (
    <Page
      title={chosen.schemeDesc}
      verbatim
      documentTitle={`${title} · ${chosen.schemeDesc}`}
      context={t`Scheme documents · ${plan} · Facts of ${day}`}
      back={back ?? { to: href(routes.scheme, { scheme: chosen.schemePlanCode }), label: chosen.schemeDesc }}
      width="narrow"
    >
      <Stack>
        <SegmentedControl label={t`Document`} hideLabel options={choices()} value={kind} onChange={onKind} />
        <Card title={title} subtitle={about} action={<Download kind={kind} facts={facts} />} wrapAction>
          {sections.map((section) => (
            <Section key={section.title} section={section} />
          ))}
          <p className={styles.smallPrint}>{textOf(marketRisk)}</p>
        </Card>
      </Stack>
    </Page>
  )
}

function Section({ section: { title, paragraphs = [], rows = [] } }: { section: PdfSection }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      {paragraphs.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {rows.length > 0 && <DetailList rows={rows} />}
    </section>
  )
}

function Download({ kind, facts }: Pick<DocumentViewProps, 'kind' | 'facts'>) {
  const host = useHost()
  const [making, setMaking] = useState(false)
  const download = async () => {
    setMaking(true)
    try {
      savePdf(await buildTextPdf(documentPdf(kind, facts)), documentFileName(kind, facts.chosen))
    } catch {
      host.toast({ type: 'danger', message: t`We could not make the PDF. Try again, or read it here.` })
    } finally {
      setMaking(false)
    }
  }
  return (
    <Button variant="secondary" size="sm" icon="download" busy={making} onClick={() => void download()}>
      {t`Download PDF`}
    </Button>
  )
}
