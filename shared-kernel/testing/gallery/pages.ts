import type { ComponentType } from 'react'
import { ButtonsPage } from './pages/buttons'
import { ChoicesPage } from './pages/choices'
import { ChartsPage, DataPage } from './pages/data'
import { DatesPage } from './pages/dates'
import { DialogsPage } from './pages/dialogs'
import { FeedbackPage } from './pages/feedback'
import { FieldsPage } from './pages/fields'
import { FoundationsPage } from './pages/foundations'

export interface GalleryPage {
  id: string
  title: string
  Page: ComponentType
}

/** One page per group of components. */
export const pages: readonly GalleryPage[] = [
  { id: 'foundations', title: 'Foundations', Page: FoundationsPage },
  { id: 'buttons', title: 'Buttons', Page: ButtonsPage },
  { id: 'fields', title: 'Fields', Page: FieldsPage },
  { id: 'choices', title: 'Choices', Page: ChoicesPage },
  { id: 'dates', title: 'Dates and uploads', Page: DatesPage },
  { id: 'feedback', title: 'Feedback', Page: FeedbackPage },
  { id: 'dialogs', title: 'Dialogs', Page: DialogsPage },
  { id: 'data', title: 'Data', Page: DataPage },
  { id: 'charts', title: 'Charts', Page: ChartsPage },
]
