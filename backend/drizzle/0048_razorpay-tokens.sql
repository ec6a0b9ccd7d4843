CREATE TABLE "razorpay_tokens" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"link_id" text NOT NULL,
	"order_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"raises" text,
	"token_id" text,
	"umrn" text,
	"registered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"charge_id" text,
	"charge_returned_at" timestamp with time zone,
	CONSTRAINT "razorpay_tokens_link_id_unique" UNIQUE("link_id"),
	CONSTRAINT "razorpay_tokens_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "razorpay_tokens_token_id_unique" UNIQUE("token_id")
);
--> statement-breakpoint
CREATE TABLE "razorpay_debit_orders" (
	"debit_id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"token_id" text
);
--> statement-breakpoint
ALTER TABLE "provider_callbacks" ALTER COLUMN "subject_id" SET DATA TYPE text;--> statement-breakpoint
CREATE INDEX "razorpay_tokens_umrn" ON "razorpay_tokens" USING btree ("umrn");