import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { InLanguages } from '../platform/said-row'

export const generalLinks = pgTable('general_links', {
  label: text('label').primaryKey(),
  link: text('link').notNull(),
})

export const offerBanners = pgTable('offer_banners', {
  id: integer('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  backgroundColor: text('background_color'),
  nfoStartDate: date('nfo_start_date', { mode: 'string' }).notNull(),
  nfoEndDate: date('nfo_end_date', { mode: 'string' }).notNull(),
  cta1Name: text('cta1_name'),
  cta1Url: text('cta1_url'),
  cta2Name: text('cta2_name'),
  cta2Url: text('cta2_url'),
  inLanguages: jsonb('in_languages')
    .$type<InLanguages<'title' | 'description' | 'cta1Name' | 'cta2Name'>>()
    .notNull()
    .default({}),
  displayFlag: text('display_flag', { enum: ['Y', 'N'] }).notNull(),
})
