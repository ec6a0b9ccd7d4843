export { Requested, both, type RequestedProps, type Question } from './requested'
export { EmptyPage, PageFailed, WaitingPage, type EmptyPageProps, type PageFailedProps } from './whole-page'
