CREATE SEQUENCE "public"."plan_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100101 CACHE 1;
--> statement-breakpoint
CREATE TABLE "systematic_plan_versions" (
	"plan_id" text NOT NULL,
	"version" integer NOT NULL,
	"holds_from" date NOT NULL,
	"amount_paise" bigint NOT NULL,
	"day_of_month" integer NOT NULL,
	"every_months" integer NOT NULL,
	"first_due" date NOT NULL,
	"last_due" date,
	"state" text NOT NULL,
	"umrn" text,
	"order_id" uuid,
	CONSTRAINT "systematic_plan_versions_plan_id_version_pk" PRIMARY KEY("plan_id","version"),
	CONSTRAINT "systematic_plan_versions_order" CHECK (version = 1 or order_id is not null)
);
--> statement-breakpoint
ALTER TABLE "systematic_plans" ADD COLUMN "failed_in_a_row" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "systematic_plans" ADD COLUMN "announced_due" date;
--> statement-breakpoint
ALTER TABLE "systematic_plan_versions" ADD CONSTRAINT "systematic_plan_versions_plan_id_systematic_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."systematic_plans"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "systematic_plans" ADD CONSTRAINT "systematic_plans_failures" CHECK (failed_in_a_row >= 0);
--> statement-breakpoint
-- An instalment is a debit from now on: a SIP without a mandate is debited on the active one of its bank account.
UPDATE "systematic_plans" p SET "umrn" = (
  SELECT min(m."umrn") FROM "mandates" m WHERE m."bank_id" = p."bank_id" AND m."state" = 'ACTIVE')
WHERE p."kind" = 'SIP' AND p."umrn" IS NULL AND p."state" = 'ACTIVE';
--> statement-breakpoint
UPDATE "systematic_plans" p SET "failed_in_a_row" = (
  SELECT count(*) FROM "plan_instalments" i WHERE i."plan_id" = p."id" AND i."state" = 'failed'
    AND i."due_on" > coalesce((SELECT max(d."due_on") FROM "plan_instalments" d
      WHERE d."plan_id" = p."id" AND d."state" = 'done'), '-infinity'));
--> statement-breakpoint
INSERT INTO "systematic_plan_versions" ("plan_id", "version", "holds_from", "amount_paise", "day_of_month",
  "every_months", "first_due", "last_due", "state", "umrn")
SELECT "id", 1, "registered_on", "amount_paise", "day_of_month", "every_months", "first_due", "last_due", "state", "umrn"
FROM "systematic_plans";
