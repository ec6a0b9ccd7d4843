export { createFaqSearch, type FoundFaq } from './faq-search'
