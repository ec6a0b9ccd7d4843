CREATE TABLE "gateway_bank_health" (
	"bank_name" text PRIMARY KEY NOT NULL,
	"health" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "systematic_plan_versions" ADD COLUMN "step_up" jsonb;--> statement-breakpoint
ALTER TABLE "systematic_plans" ADD COLUMN "step_up" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "utr" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "transferred_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "cheque_number" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "cheque_image" text;--> statement-breakpoint
ALTER TABLE "gateway_sessions" ADD COLUMN "received" bigint;--> statement-breakpoint
ALTER TABLE "gateway_sessions" ADD COLUMN "sender" text;