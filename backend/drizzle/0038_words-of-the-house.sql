ALTER TABLE "offer_banners" ADD COLUMN "in_languages" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "in_languages" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- A text that none of these is has no rule: it becomes null, and the migration stops.
UPDATE "schemes" SET
	"exit_load" = CASE "exit_load"
		WHEN 'None' THEN 'NONE'
		WHEN '1% within 12 months, then none' THEN 'YEAR'
		WHEN '0.0070% on day 1, falling to 0.0045% on day 6, then none' THEN 'LIQUID'
	END,
	"horizon" = CASE "horizon"
		WHEN 'For a few days' THEN 'DAYS'
		WHEN 'For a few days to 6 months' THEN 'DAYS_TO_6_MONTHS'
		WHEN 'For 6 to 12 months' THEN '6_TO_12_MONTHS'
		WHEN 'For 1 to 3 years' THEN '1_TO_3_YEARS'
		WHEN 'For 3 years or more' THEN 'FROM_3_YEARS'
		WHEN 'For 5 years or more' THEN 'FROM_5_YEARS'
		WHEN 'For 7 years or more' THEN 'FROM_7_YEARS'
	END;
