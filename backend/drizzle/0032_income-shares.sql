CREATE TABLE "income_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_code" text NOT NULL,
	"record_date" date NOT NULL,
	"held_in" text NOT NULL,
	"folio_no" text NOT NULL,
	"units" numeric(18, 3) NOT NULL,
	"gross_paise" bigint NOT NULL,
	"tax_paise" bigint DEFAULT 0 NOT NULL,
	"stamp_duty_paise" bigint DEFAULT 0 NOT NULL,
	"is_reinvested" boolean NOT NULL,
	"booked_at" timestamp with time zone,
	"paid_on" date,
	CONSTRAINT "income_shares_once" UNIQUE("plan_code","record_date","held_in"),
	CONSTRAINT "income_shares_amounts" CHECK (gross_paise > 0 and tax_paise between 0 and gross_paise)
);
--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "declared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "income_shares" ADD CONSTRAINT "income_shares_plan_code_scheme_plans_code_fk" FOREIGN KEY ("plan_code") REFERENCES "public"."scheme_plans"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_shares" ADD CONSTRAINT "income_shares_folio_no_folios_folio_no_fk" FOREIGN KEY ("folio_no") REFERENCES "public"."folios"("folio_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "income_shares_folio" ON "income_shares" USING btree ("folio_no");--> statement-breakpoint
CREATE INDEX "income_shares_open" ON "income_shares" USING btree ("plan_code","record_date") WHERE booked_at is null;--> statement-breakpoint
INSERT INTO "income_shares" ("id", "plan_code", "record_date", "held_in", "folio_no", "units", "gross_paise", "is_reinvested", "booked_at", "paid_on")
SELECT u.id::uuid, u.plan_code, u.paid_on, u.folio_no, u.folio_no,
  coalesce((SELECT sum(l.units) FROM ledger_entries l WHERE l.folio_no = u.folio_no AND l.plan_code = u.plan_code AND l.date < u.paid_on), 0),
  u.amount_paise, false, (u.paid_on + time '12:00') AT TIME ZONE 'Asia/Kolkata', u.claimed_on
FROM unclaimed_payouts u WHERE u.id ~ '^[0-9a-f-]{36}$';--> statement-breakpoint
UPDATE "ledger_entries" e SET "order_id" = u.id FROM unclaimed_payouts u
WHERE u.id ~ '^[0-9a-f-]{36}$' AND e.kind = 'IDCW_PAYOUT' AND e.folio_no = u.folio_no AND e.plan_code = u.plan_code AND e.date = u.paid_on;
