CREATE TABLE "advisers" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"valid_till" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "distributor_euins" (
	"euin" text PRIMARY KEY NOT NULL,
	"arn" text NOT NULL,
	"name" text NOT NULL,
	"valid_till" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "distributors" (
	"arn" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"valid_till" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_pan" text NOT NULL,
	"terms" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "schemes" ADD COLUMN "nfo_failed_on" date;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "utm_txn_id" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "utm_login_txn_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sub_broker_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "euin" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ria_code" text;--> statement-breakpoint
ALTER TABLE "distributor_euins" ADD CONSTRAINT "distributor_euins_arn_distributors_arn_fk" FOREIGN KEY ("arn") REFERENCES "public"."distributors"("arn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distributor_euins_arn" ON "distributor_euins" USING btree ("arn");--> statement-breakpoint
CREATE INDEX "cart_items_investor" ON "cart_items" USING btree ("investor_pan","added_at");