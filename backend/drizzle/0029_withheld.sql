ALTER TABLE "ledger_entries" ADD COLUMN "withheld_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "ledger_entries" e SET "withheld_paise" = coalesce(o."exit_load", 0) + coalesce(o."stt", 0) + coalesce(o."tds", 0)
FROM "orders" o WHERE o."id"::text = e."order_id" AND e."kind" IN ('REDEMPTION', 'SWITCH_OUT');--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_withheld" CHECK (withheld_paise between 0 and amount_paise);