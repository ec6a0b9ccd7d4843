CREATE TABLE "daaf_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pan" text NOT NULL,
	"folio_no" text NOT NULL,
	"scheme_plan_code" text NOT NULL,
	"to_scheme_plan_code" text NOT NULL,
	"units" numeric(18, 3) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"order_id" uuid
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "income" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "mode" text DEFAULT 'NEFT' NOT NULL;--> statement-breakpoint
CREATE INDEX "daaf_proposals_pan" ON "daaf_proposals" USING btree ("pan");--> statement-breakpoint
CREATE INDEX "ledger_days_of_folio" ON "ledger_entries" USING btree ("folio_no","date","id");