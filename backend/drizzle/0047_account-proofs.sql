CREATE TABLE "account_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investor_id" uuid NOT NULL,
	"account_number" text NOT NULL,
	"ifsc_code" text NOT NULL,
	"question" text NOT NULL,
	"state" text NOT NULL,
	"link" text,
	"app" text,
	"reference" text,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cashfree_requests" (
	"verification_id" uuid PRIMARY KEY NOT NULL,
	"ref_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cashfree_requests_ref_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"status" text NOT NULL,
	"bank_account" text,
	"ifsc" text,
	"name_match" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "account_proofs_one_open" ON "account_proofs" USING btree ("investor_id") WHERE state = 'waiting';