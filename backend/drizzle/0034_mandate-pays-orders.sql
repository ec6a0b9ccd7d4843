ALTER TABLE "debits" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "debits" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "debits" ADD CONSTRAINT "debits_payment_id_unique" UNIQUE("payment_id");--> statement-breakpoint
ALTER TABLE "debits" ADD CONSTRAINT "debits_for_one" CHECK ((order_id is null) <> (payment_id is null));