CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"investor_pan" text NOT NULL,
	"source" text NOT NULL,
	"quick_invest" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_before" timestamp with time zone,
	CONSTRAINT "checkouts_to_pay" CHECK (amount >= 0 and (amount > 0) = (pay_before is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_cost";
--> statement-breakpoint
DROP INDEX "orders_to_expire";
--> statement-breakpoint
DROP INDEX "orders_to_allot";
--> statement-breakpoint
ALTER INDEX "captures_one_for_an_order" RENAME TO "captures_one_for_a_payable";
--> statement-breakpoint
ALTER INDEX "payments_order" RENAME TO "payments_payable";
--> statement-breakpoint
ALTER INDEX "postings_order" RENAME TO "postings_subject";
--> statement-breakpoint
ALTER INDEX "refunds_order" RENAME TO "refunds_payable";
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "amount" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "stamp_duty" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "net_amount" DROP NOT NULL;
--> statement-breakpoint
INSERT INTO "checkouts" ("id", "investor_id", "investor_pan", "source", "quick_invest", "amount", "created_at", "pay_before")
	SELECT "id", "investor_id", "investor_pan", "source", "quick_invest", "amount", "created_at", "pay_before" FROM "orders";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checkout_id" uuid;
--> statement-breakpoint
UPDATE "orders" SET "checkout_id" = "id";
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "checkout_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind" text DEFAULT 'LUMPSUM' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "kind" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "family" text DEFAULT 'purchase' NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "family" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_scheme_plan_code" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms" jsonb;
--> statement-breakpoint
UPDATE "orders" SET "terms" = jsonb_build_object('kind', 'LUMPSUM', 'schemePlanCode', "scheme_plan_code",
	'folioNo', CASE WHEN "new_folio" IS NULL THEN "folio_no" END, 'amount', "amount");
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "terms" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "units_held" numeric(18, 3);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "settle_on" date;
--> statement-breakpoint
UPDATE "orders" SET "settle_on" = "nav_date" WHERE "state" = 'paid';
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "proceeds" bigint;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "exit_load" bigint;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stt" bigint;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tds" bigint;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_nav_date" date;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_nav" numeric(14, 4);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_units" numeric(18, 3);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "failure_reason" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "plan_id" text;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_on" date;
--> statement-breakpoint
ALTER TABLE "captures" RENAME COLUMN "order_id" TO "payable_id";
--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "order_id" TO "payable_id";
--> statement-breakpoint
ALTER TABLE "postings" RENAME COLUMN "order_id" TO "subject_id";
--> statement-breakpoint
ALTER TABLE "refunds" RENAME COLUMN "order_id" TO "payable_id";
--> statement-breakpoint
CREATE INDEX "checkouts_investor" ON "checkouts" USING btree ("investor_pan");
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "orders_checkout" ON "orders" USING btree ("checkout_id");
--> statement-breakpoint
CREATE INDEX "orders_to_settle" ON "orders" USING btree ("settle_on") WHERE settle_on is not null;
--> statement-breakpoint
CREATE INDEX "orders_holding" ON "orders" USING btree ("folio_no","scheme_plan_code") WHERE state = 'accepted';
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_a_due_date" ON "orders" USING btree ("plan_id","due_on") WHERE due_on is not null;
--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "source";
--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "quick_invest";
--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "pay_before";
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_purchase" CHECK (family <> 'purchase' or (amount > 0 and stamp_duty >= 0 and net_amount > 0 and amount = stamp_duty + net_amount));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_exit" CHECK (family not in ('redemption', 'switch') or (folio_no is not null and units_held > 0 and nav_date is not null));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_proceeds" CHECK (proceeds is null or (exit_load >= 0 and stt >= 0 and tds >= 0 and net_amount >= 0
        and proceeds = exit_load + stt + tds + net_amount + case when family = 'switch' then stamp_duty else 0 end));
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_switch" CHECK ((family = 'switch') = (to_scheme_plan_code is not null));
