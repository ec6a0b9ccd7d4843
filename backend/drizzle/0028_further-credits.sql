CREATE TABLE "gateway_credits" (
	"bank_reference" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"received" bigint NOT NULL,
	"sender" text NOT NULL,
	"settled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_share";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_payment_id_captures_payment_id_fk";
--> statement-breakpoint
ALTER TABLE "captures" DROP CONSTRAINT "captures_pkey";--> statement-breakpoint
-- Each attempt brought money once until now: it is the first of its attempt and has its id.
ALTER TABLE "captures" ADD COLUMN "id" uuid;--> statement-breakpoint
UPDATE "captures" SET "id" = "payment_id";--> statement-breakpoint
ALTER TABLE "captures" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "capture_id" uuid;--> statement-breakpoint
UPDATE "refunds" SET "capture_id" = "payment_id";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "capture_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_refunds" ADD COLUMN "bank_reference" text;--> statement-breakpoint
ALTER TABLE "gateway_credits" ADD CONSTRAINT "gateway_credits_payment_id_gateway_sessions_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."gateway_sessions"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_capture_id_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."captures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captures_payment" ON "captures" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_share" UNIQUE NULLS NOT DISTINCT("capture_id","order_id");