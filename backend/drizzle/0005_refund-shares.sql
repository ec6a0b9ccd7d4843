CREATE TABLE "gateway_refunds" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_payment_id_unique";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "gateway_refunds" ADD CONSTRAINT "gateway_refunds_payment_id_gateway_sessions_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."gateway_sessions"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "gateway_refunds" ("refund_id", "payment_id", "amount", "reference")
	SELECT r."id", s."payment_id", r."amount", s."refund_reference"
	FROM "gateway_sessions" s JOIN "refunds" r ON r."payment_id" = s."payment_id"
	WHERE s."refund_reference" IS NOT NULL;
--> statement-breakpoint
UPDATE "outbox" SET "payload" = jsonb_build_object('refundId', r."id")
	FROM "refunds" r
	WHERE "outbox"."kind" = 'payments.refund' AND "outbox"."state" = 'pending'
		AND "outbox"."payload"->>'paymentId' = r."payment_id"::text;
--> statement-breakpoint
ALTER TABLE "gateway_sessions" DROP COLUMN "refund_reference";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_share" UNIQUE NULLS NOT DISTINCT("payment_id","order_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK (amount > 0);