CREATE TABLE "provider_callbacks" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"effect" text NOT NULL,
	"copies" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_callbacks_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payout_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payout_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"pan" text NOT NULL,
	"folio_no" text NOT NULL,
	"bank_id" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_last4" text NOT NULL,
	"account_number" text NOT NULL,
	"ifsc" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"utr" text,
	"reason" text,
	CONSTRAINT "payouts_attempt" UNIQUE("order_id","attempt"),
	CONSTRAINT "payouts_amount" CHECK (amount > 0),
	CONSTRAINT "payouts_paid" CHECK ((state = 'paid') = (utr is not null))
);
--> statement-breakpoint
CREATE TABLE "debit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "debit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"debit_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "debits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"umrn" text NOT NULL,
	"amount" bigint NOT NULL,
	"present_on" date NOT NULL,
	"state" text NOT NULL,
	"presented_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"realised_at" timestamp with time zone,
	"bank_reference" text,
	"reason" text,
	CONSTRAINT "debits_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "debits_bank_reference_unique" UNIQUE("bank_reference"),
	CONSTRAINT "debits_amount" CHECK (amount > 0),
	CONSTRAINT "debits_paid" CHECK ((state = 'paid') = (realised_at is not null) and (state = 'paid') = (bank_reference is not null))
);
--> statement-breakpoint
CREATE TABLE "bank_instructions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_on" date NOT NULL,
	"callback_url" text NOT NULL,
	"outcome" text NOT NULL,
	"reference" text,
	"reason" text,
	"taken_at" timestamp with time zone NOT NULL,
	"answers_at" timestamp with time zone NOT NULL,
	"tells_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO "provider_callbacks" ("provider", "event_id", "subject_id", "body", "effect", "copies", "received_at")
	SELECT 'payment gateway', "event_id", "payment_id", "body", "effect", "copies", "received_at" FROM "payment_callbacks";
--> statement-breakpoint
DROP TABLE "payment_callbacks";
--> statement-breakpoint
ALTER TABLE "payout_events" ADD CONSTRAINT "payout_events_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_events" ADD CONSTRAINT "debit_events_debit_id_debits_id_fk" FOREIGN KEY ("debit_id") REFERENCES "public"."debits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_events_payout" ON "payout_events" USING btree ("payout_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_alive" ON "payouts" USING btree ("order_id") WHERE state <> 'returned';--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("due_on") WHERE state in ('due', 'sent');--> statement-breakpoint
CREATE INDEX "debit_events_debit" ON "debit_events" USING btree ("debit_id","id");--> statement-breakpoint
CREATE INDEX "debits_open" ON "debits" USING btree ("present_on") WHERE state in ('due', 'presented');--> statement-breakpoint
CREATE INDEX "bank_instructions_account" ON "bank_instructions" USING btree ("account_number","kind");