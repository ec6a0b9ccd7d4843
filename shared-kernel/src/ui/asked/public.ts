export { Asked, both, type AskedProps, type Question } from './asked'
export { EmptyPage, PageFailed, WaitingPage, type EmptyPageProps, type PageFailedProps } from './whole-page'
