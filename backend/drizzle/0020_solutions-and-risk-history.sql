CREATE TABLE "risk_levels" (
	"scheme_code" text NOT NULL,
	"since" date NOT NULL,
	"risk" text NOT NULL,
	CONSTRAINT "risk_levels_scheme_code_since_pk" PRIMARY KEY("scheme_code","since")
);
--> statement-breakpoint
CREATE TABLE "solutions" (
	"id" text PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"investor_pan" text NOT NULL,
	"type" text NOT NULL,
	"equity_plan" text NOT NULL,
	"debt_plan" text NOT NULL,
	"equity_percent" integer NOT NULL,
	"every_months" integer NOT NULL,
	"folio_no" text,
	"started_on" date,
	"next_on" date,
	"stopped_on" date,
	CONSTRAINT "solutions_checkout_id_unique" UNIQUE("checkout_id"),
	CONSTRAINT "solutions_share" CHECK (equity_percent between 1 and 99),
	CONSTRAINT "solutions_started" CHECK (started_on is null or (folio_no is not null and next_on is not null))
);
--> statement-breakpoint
ALTER TABLE "risk_levels" ADD CONSTRAINT "risk_levels_scheme_code_schemes_code_fk" FOREIGN KEY ("scheme_code") REFERENCES "public"."schemes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solutions" ADD CONSTRAINT "solutions_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "solutions_investor" ON "solutions" USING btree ("investor_pan");